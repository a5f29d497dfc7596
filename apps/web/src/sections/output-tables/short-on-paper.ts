import type { ProductOverview } from '../resources.ts';
import { outputView } from './model.ts';
import { printChunks } from './print-chunks.ts';

/** So many lines of a table fit below the picture of the machines. */
const LINES_MAX = 15;

/** True where one family with a short table is all that an overview has: a page of its own would be left empty. */
export function isShortOnPaper(overview: ProductOverview): boolean {
  const { families, goods } = outputView(overview, 'de');
  const chunks = families.flatMap(({ tables }) => printChunks(tables));
  const lines = chunks.reduce((sum, { groups }) => sum + groups.reduce((of, { rows }) => of + rows.length + 1, 1), 0);
  return families.length < 2 && goods.length === 0 && lines <= LINES_MAX;
}
