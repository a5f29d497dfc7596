import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { advantage } from '@vitrine/contract/products.ts';
import type { Reference } from '../read/content-types.ts';
import { includeImage } from './asset-image.ts';
import { includeCategories } from './category.ts';
import type { PresenterContext } from './presenter-context.ts';

/** Includes ordered advantages. */
export async function includeAdvantages(
  context: PresenterContext,
  references: readonly Reference<'advantages'>[] | null | undefined,
): Promise<ResourceIdentifier[]> {
  const { read, type, included } = context;
  const records = await read.many('advantages', references);
  return Promise.all(
    records.map((record) =>
      included.add(advantage, record.id, async () => {
        const [productImage, [category]] = await Promise.all([
          includeImage(context, record.productImage, ['landscape', 'portrait', 'auto']),
          includeCategories(context, 'advantage-categories', [record.advantageCategory]),
        ]);
        return {
          attributes: {
            title: type.text(record.title),
            copy: type.text(record.copy),
            accordionItem: (record.accordionItem ?? []).map((item) => ({
              accordionHeadline: type.text(item.accordionHeadline),
              accordionCopy: type.text(item.accordionCopy),
            })),
          },
          relationships: { productImage, advantageCategory: category ?? null },
        };
      }),
    ),
  );
}
