import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import type { RelatedCategory } from '@vitrine/contract/pages.ts';
import { relatedContent } from '@vitrine/contract/related-content.ts';
import type { Content, Reference } from '../read/content-types.ts';
import { includeImage } from './asset-image.ts';
import type { PresenterContext } from './presenter-context.ts';

/** What a tile shows of a record of any collection. */
interface Tile {
  id: string;
  slug: string;
  title: string;
  label: string | null;
  image: Reference<'images'>;
}
type RelatedReference = NonNullable<Content<'products'>['productRelatedContentList']>[number];

const idOf = (value: string | { id: string }): string => (typeof value === 'object' ? value.id : value);

/** Reads only what the tile shows, so that nothing else of the record rebuilds the page. */
async function tileOf({ read, type }: PresenterContext, reference: RelatedReference): Promise<[RelatedCategory, Tile] | null> {
  switch (reference.relationTo) {
    case 'products': {
      const fields = ['slug', 'productKind', 'productTypeName', 'previewImage'] as const;
      const record = await read.pick('products', reference.value, fields);
      if (!record) return null;
      const { id, slug, productKind, productTypeName, previewImage } = record;
      return ['products', { id, slug, title: type.name(productTypeName), label: type.text(productKind), image: previewImage }];
    }
    case 'product-lines': {
      const record = await read.pick('product-lines', reference.value, ['slug', 'title', 'image']);
      if (!record) return null;
      const { id, slug, title, image } = record;
      return ['productLines', { id, slug, title: type.text(title), label: null, image }];
    }
    case 'applications': {
      const record = await read.pick('applications', reference.value, ['slug', 'title', 'productImage']);
      if (!record) return null;
      const { id, slug, title, productImage } = record;
      return ['productApplications', { id, slug, title: type.text(title), label: null, image: productImage }];
    }
    case 'case-studies': {
      const record = await read.pick('case-studies', reference.value, ['slug', 'title', 'image']);
      if (!record) return null;
      const { id, slug, title, image } = record;
      return ['caseStudies', { id, slug, title: type.text(title), label: null, image }];
    }
    case 'content-pages': {
      const record = await read.pick('content-pages', reference.value, ['slug', 'headline', 'image', 'teaserImage']);
      if (!record) return null;
      const { id, slug, headline, image, teaserImage } = record;
      return ['pages', { id, slug, title: type.text(headline), label: null, image: teaserImage ?? image }];
    }
  }
}

/** Includes ordered tiles of records of several collections. What is not published, and the page itself (`self`), is left out. */
export async function includeRelatedContent(
  context: PresenterContext,
  references: readonly RelatedReference[] | null | undefined,
  self: string,
): Promise<ResourceIdentifier[]> {
  const others = (references ?? []).filter(({ value }) => idOf(value) !== self);
  const tiles = await Promise.all(others.map((reference) => tileOf(context, reference)));
  return Promise.all(
    tiles
      .filter((tile) => tile !== null)
      .map(([category, { id, slug, title, label, image }]) =>
        context.included.add(relatedContent, id, async () => ({
          attributes: { slug, title, category, label },
          relationships: { productImage: await includeImage(context, image, ['landscape']) },
        })),
      ),
  );
}
