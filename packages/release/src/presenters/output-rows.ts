import { formatFigure } from '@vitrine/content-model/fields/format-figure.ts';
import { OUTPUT_FIELDS, OUTPUT_FIGURES } from '@vitrine/content-model/output/output-figures.ts';
import type { ProductType } from '@vitrine/contract/product-types.ts';
import type * as z from 'zod/mini';
import type { Reference } from '../read/content-types.ts';
import type { PresenterContext } from './presenter-context.ts';

/** What a row shows of its machine. */
export const rowFields = (productType: ProductType) =>
  ['slug', 'productTypeName', 'productType', OUTPUT_FIELDS[productType]] as const;

/**
 * Rows of one table from the figures that its machines have, in the order of the machines. Reads only what the table
 * shows. A machine that is not published, or is of another type, is left out.
 */
export async function presentOutputRows<Schema extends z.ZodMiniType>(
  { read, type: set, site }: PresenterContext,
  productType: ProductType,
  schema: Schema,
  references: readonly Reference<'products'>[] | null | undefined,
): Promise<z.infer<Schema>[]> {
  const field = OUTPUT_FIELDS[productType];
  const names = OUTPUT_FIGURES[productType].flatMap(({ figures }) => figures.map(({ name }) => name));
  const cell = (value: unknown) =>
    typeof value === 'number' ? value : formatFigure(typeof value === 'string' ? value : null, site);
  const records = await Promise.all(
    (references ?? []).map((reference) => read.pick('products', reference, rowFields(productType))),
  );
  return records.flatMap((record) => {
    if (record?.productType !== productType) return [];
    const rows: readonly Readonly<Record<string, unknown>>[] = record[field] ?? [];
    return rows.map((row) =>
      schema.parse({
        ...row,
        ...Object.fromEntries(names.map((name) => [name, cell(row[name])])),
        productTitle: set.name(record.productTypeName),
        productSlug: record.slug,
      }),
    );
  });
}
