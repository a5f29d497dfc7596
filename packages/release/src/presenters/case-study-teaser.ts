import { pageRoute } from '@vitrine/content-model/fields/page-collections.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { caseStudyTeaser } from '@vitrine/contract/products.ts';
import type { Reference } from '../read/content-types.ts';
import { includeImage } from './asset-image.ts';
import type { PresenterContext } from './presenter-context.ts';

/** Includes ordered case studies as tiles; only what a tile shows counts as a change. */
export async function includeCaseStudies(
  context: PresenterContext,
  references: readonly Reference<'case-studies'>[] | null | undefined,
): Promise<ResourceIdentifier[]> {
  const { read, type } = context;
  const fields = ['slug', 'title', 'quote', 'source', 'image'] as const;
  const records = await Promise.all((references ?? []).map((reference) => read.pick('case-studies', reference, fields)));
  return Promise.all(
    records
      .filter((record) => record !== null)
      .map((record) =>
        context.included.add(caseStudyTeaser, record.id, async () => ({
          attributes: {
            slug: record.slug,
            title: type.text(record.title),
            quote: type.text(record.quote),
            source: type.text(record.source ?? null),
            link: pageRoute('case-studies', record.slug),
          },
          relationships: { image: await includeImage(context, record.image, ['auto']) },
        })),
      ),
  );
}
