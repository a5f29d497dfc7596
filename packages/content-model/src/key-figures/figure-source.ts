import { PRODUCT_TYPES } from '@vitrine/contract/product-types.ts';
import { z } from 'zod';
import { unfinishedTable } from '../fields/technical-data.ts';

const outputRows = z.array(z.record(z.string(), z.unknown())).nullish().catch(null);

/**
 * What a product says of itself in figures. Read from a record and from a form that is being filled in alike: what has
 * another shape is as good as not there.
 */
export const figureSource = z.object({
  productTypeName: z.string().nullish().catch(null),
  productType: z.enum(PRODUCT_TYPES).nullish().catch(null),
  technicalDataTable: unfinishedTable.nullish().catch(null),
  grinderOutput: outputRows,
  cutterOutput: outputRows,
  mixerGrinderOutput: outputRows,
  mixerOutput: outputRows,
  emulsifierOutput: outputRows,
  frozenMeatCutterOutput: outputRows,
});
export type FigureSource = z.infer<typeof figureSource>;
