import { pageRoute } from '@vitrine/content-model/fields/page-collections.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { productLineReference } from '@vitrine/contract/product-lines.ts';
import type { Content } from '../read/content-types.ts';
import { includeImage } from './asset-image.ts';
import { presentDetails } from './details.ts';
import type { PresenterContext } from './presenter-context.ts';

/** Includes the customers of a line. */
export async function includeLineReferences(
  context: PresenterContext,
  line: Content<'product-lines'>,
): Promise<ResourceIdentifier[]> {
  const { read, type } = context;
  return Promise.all(
    (line.productLineReferenceList ?? []).map((row, at) =>
      context.included.add(productLineReference, row.id ?? `${line.id}-${at}`, async () => {
        const study = await read.pick('case-studies', row.caseStudy, ['slug']);
        return {
          attributes: {
            label: type.text(row.label),
            headline: type.text(row.headline),
            subline: type.text(row.subline ?? null),
            copy: type.text(row.copy ?? null),
            details: presentDetails(context, row.details),
            link: study && pageRoute('case-studies', study.slug),
          },
          relationships: { image: await includeImage(context, row.image, ['landscape', 'auto']) },
        };
      }),
    ),
  );
}
