import { outputFigures } from '@vitrine/contract/output-figures.ts';
import { findMany } from '../../api/find.ts';

/** The published output tables of all overviews. */
export const outputFiguresQuery = () => findMany(outputFigures, 'output-figures/_all');
