import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { caseStudyTeaser, productApplicationTeaser, productTeaser } from '@vitrine/contract/products.ts';
import type { Reference } from '../read/content-types.ts';
import { includeImage } from './asset-image.ts';
import type { PresenterContext } from './presenter-context.ts';

/** Includes ordered applications as tiles; they have no page yet, so they lead nowhere. */
export async function includeApplications(
  context: PresenterContext,
  references: readonly Reference<'applications'>[] | null | undefined,
): Promise<ResourceIdentifier[]> {
  const { type } = context;
  const records = await context.read.many('applications', references);
  return Promise.all(
    records.map((record) =>
      context.included.add(productApplicationTeaser, record.id, async () => ({
        attributes: {
          slug: record.slug,
          title: type.text(record.title),
          subline: type.text(record.subline ?? null),
          link: null,
        },
        relationships: { productImage: await includeImage(context, record.productImage, ['portrait']) },
      })),
    ),
  );
}

/** Includes ordered case studies as tiles; they have no page yet, so they lead nowhere. */
export async function includeCaseStudies(
  context: PresenterContext,
  references: readonly Reference<'case-studies'>[] | null | undefined,
): Promise<ResourceIdentifier[]> {
  const { type } = context;
  const records = await context.read.many('case-studies', references);
  return Promise.all(
    records.map((record) =>
      context.included.add(caseStudyTeaser, record.id, async () => ({
        attributes: {
          slug: record.slug,
          title: type.text(record.title),
          quote: type.text(record.quote),
          source: type.text(record.source ?? null),
          link: null,
        },
        relationships: { image: await includeImage(context, record.image, ['auto']) },
      })),
    ),
  );
}

const TEASER_FIELDS = ['slug', 'title', 'productKind', 'productTypeName', 'previewImage', 'productCategoryList'] as const;

/** Includes ordered products as tiles; only what a tile shows counts as a change. */
export async function includeProductTeasers(
  context: PresenterContext,
  references: readonly Reference<'products'>[],
): Promise<ResourceIdentifier[]> {
  const { read, type } = context;
  const records = await Promise.all(references.map((reference) => read.pick('products', reference, TEASER_FIELDS)));
  return Promise.all(
    records
      .filter((record) => record !== null)
      .map((record) =>
        context.included.add(productTeaser, record.id, async () => {
          const [category, previewImage] = await Promise.all([
            read.one('product-categories', record.productCategoryList[0]),
            includeImage(context, record.previewImage, ['landscape']),
          ]);
          return {
            attributes: {
              slug: record.slug,
              title: type.name(record.title),
              productKind: type.text(record.productKind),
              productTypeName: type.name(record.productTypeName),
              category: category ? type.name(category.title) : null,
            },
            relationships: { previewImage },
            self: `product/${record.slug}`,
          };
        }),
      ),
  );
}
