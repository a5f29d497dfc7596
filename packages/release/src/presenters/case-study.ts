import { caseStudy, caseStudyDetail } from '@vitrine/contract/case-studies.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { toWireResource } from '../build/wire-resource.ts';
import type { Content } from '../read/content-types.ts';
import { includeApplications } from './application-teaser.ts';
import { includeImage, includeImages } from './asset-image.ts';
import { includeCategories } from './category.ts';
import { presentDetails } from './details.ts';
import { slugOf } from './page-collections.ts';
import type { DocumentPresenter, PresenterContext } from './presenter-context.ts';
import { includeProductsAndLines } from './product-or-line-list.ts';
import { includeRelatedContent } from './related-content.ts';

function includeDetails(context: PresenterContext, record: Content<'case-studies'>): Promise<ResourceIdentifier[]> {
  const { type, included } = context;
  const text = (value: string | null | undefined) => type.text(value ?? null);
  return Promise.all(
    (record.detailList ?? []).map((row, at) =>
      included.add(caseStudyDetail, row.id ?? `${record.id}-${at}`, async () => ({
        attributes: {
          contentType: text(row.contentType),
          headline: text(row.headline),
          subline: text(row.subline),
          copy: text(row.copy),
          quote: row.quote ? { quote: type.text(row.quote), source: text(row.source) } : null,
          details: presentDetails(context, row.details),
        },
        relationships: { image: await includeImages(context, row.image, ['auto', 'landscape', 'portrait']) },
      })),
    ),
  );
}

/** `case-study/{slug}`. */
export const presentCaseStudy: DocumentPresenter = async (context, path) => {
  const { read, type } = context;
  const record = await read.find('case-studies', { slug: { equals: slugOf(path) } });
  if (!record) return null;
  const { categories: _, ...tiles } = await includeProductsAndLines(context, record.productOrProductLineList);
  const [image, categoryList, detailList, applicationList, relatedContentList] = await Promise.all([
    includeImage(context, record.image, ['auto', 'square', 'portrait']),
    includeCategories(context, 'categories', record.categoryList),
    includeDetails(context, record),
    includeApplications(context, record.applicationList),
    includeRelatedContent(context, record.relatedContentList, record.id),
  ]);
  return toWireResource(caseStudy, record.id, {
    attributes: { slug: record.slug, title: type.text(record.title), subline: type.text(record.subline ?? null) },
    relationships: { image, categoryList, detailList, applicationList, ...tiles, relatedContentList },
    self: path,
  });
};
