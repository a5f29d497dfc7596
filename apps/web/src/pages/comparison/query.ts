import { outputFigures } from '@vitrine/contract/output-figures.ts';
import { documentOf } from '@vitrine/contract/page-paths.ts';
import { product } from '@vitrine/contract/products.ts';
import { findMany, findOne } from '../../api/find.ts';

/** The published output tables of all overviews. */
export const outputFiguresQuery = () => findMany(outputFigures, 'output-figures/_all');

/** A machine, as its own page has it. */
export const machineQuery = (slug: string) => findOne(product, documentOf({ kind: 'product', slug }));
