import * as z from 'zod/mini';
import { outputRows } from './output-rows.ts';
import { productType } from './product-types.ts';
import { productTeaser } from './products.ts';
import { defineResource, toMany } from './resource.ts';

/**
 * `output-figures/_all`: the tables of every product overview without what the page shows beside them, so that machines are found by
 * their output in one call. The rows are those of the overview, of the same id.
 */
export const outputFigures = defineResource(
  'output-figures',
  z.object({ slug: z.string(), title: z.string(), productType, ...outputRows }),
  /** The machines of the rows; crop landscape. */
  { machines: toMany(() => productTeaser) },
);
