import type { outputFigures } from '@vitrine/contract/output-figures.ts';
import type { Model } from '@vitrine/contract/resource.ts';

/** The tables of one overview, as `output-figures/_all` answers them. */
export type OutputFigures = Model<typeof outputFigures>;
/** A machine of a table, as a tile shows it. */
export type FigureMachine = OutputFigures['machines'][number];
