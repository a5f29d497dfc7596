import { pageRoute } from '@vitrine/content-model/fields/page-collections.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { productApplicationTeaser } from '@vitrine/contract/products.ts';
import type { Reference } from '../read/content-types.ts';
import { includeImage } from './asset-image.ts';
import type { PresenterContext } from './presenter-context.ts';

/** Includes ordered applications as tiles; only what a tile shows counts as a change. */
export async function includeApplications(
  context: PresenterContext,
  references: readonly Reference<'applications'>[] | null | undefined,
): Promise<ResourceIdentifier[]> {
  const { read, type } = context;
  const records = await Promise.all(
    (references ?? []).map((reference) => read.pick('applications', reference, ['slug', 'title', 'subline', 'productImage'])),
  );
  const shown = records.filter((record) => record !== null);
  return Promise.all(
    shown.map((record) =>
      context.included.add(productApplicationTeaser, record.id, async () => ({
        attributes: {
          slug: record.slug,
          title: type.text(record.title),
          subline: type.text(record.subline ?? null),
          link: pageRoute('applications', record.slug),
        },
        relationships: {
          // One alone is shown large.
          productImage: await includeImage(
            context,
            record.productImage,
            shown.length === 1 ? ['landscape', 'portrait'] : ['portrait'],
          ),
        },
      })),
    ),
  );
}
