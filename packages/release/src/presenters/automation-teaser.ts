import { documentPathOf } from '@vitrine/content-model/fields/page-collections.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { productLineAutomationTeaser } from '@vitrine/contract/product-line-automation.ts';
import type { Reference } from '../read/content-types.ts';
import { includeImage } from './asset-image.ts';
import type { PresenterContext } from './presenter-context.ts';

/** Includes ordered automations as rows of their line; only what a row shows counts as a change. */
export async function includeAutomations(
  context: PresenterContext,
  references: readonly Reference<'product-line-automations'>[] | null | undefined,
): Promise<ResourceIdentifier[]> {
  const { read, type } = context;
  const fields = ['slug', 'title', 'subline', 'imageList'] as const;
  const records = await Promise.all((references ?? []).map((one) => read.pick('product-line-automations', one, fields)));
  return Promise.all(
    records
      .filter((record) => record !== null)
      .map((record) =>
        context.included.add(productLineAutomationTeaser, record.id, async () => ({
          attributes: { slug: record.slug, title: type.text(record.title), subline: type.text(record.subline ?? null) },
          relationships: { image: await includeImage(context, record.imageList[0], ['landscape', 'square']) },
          self: documentPathOf('product-line-automations', record.slug),
        })),
      ),
  );
}
