import { documentPathOf } from '@vitrine/content-model/fields/page-collections.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { productLineTeaser } from '@vitrine/contract/product-lines.ts';
import { productTeaser } from '@vitrine/contract/products.ts';
import type { Content, Reference } from '../read/content-types.ts';
import { includeImage } from './asset-image.ts';
import type { PresenterContext } from './presenter-context.ts';

/** What the tile of a machine shows. */
export const TILE_FIELDS = ['slug', 'title', 'productKind', 'productTypeName', 'previewImage', 'productCategoryList'] as const;
type ProductOrLine = NonNullable<Content<'applications'>['productOrProductLineList']>[number];

interface Included {
  identifier: ResourceIdentifier;
  categories: readonly Reference<'product-categories'>[];
}

/** A machine as a tile; null where it is not published. */
export async function includeProduct(context: PresenterContext, reference: Reference<'products'>): Promise<Included | null> {
  const { read, type } = context;
  const record = await read.pick('products', reference, TILE_FIELDS);
  if (!record) return null;
  const identifier = await context.included.add(productTeaser, record.id, async () => {
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
      self: documentPathOf('products', record.slug),
    };
  });
  return { identifier, categories: record.productCategoryList };
}

async function includeLine(context: PresenterContext, reference: Reference<'product-lines'>): Promise<Included | null> {
  const { read, type } = context;
  const record = await read.pick('product-lines', reference, ['slug', 'title', 'subline', 'image']);
  if (!record) return null;
  const identifier = await context.included.add(productLineTeaser, record.id, async () => ({
    attributes: { slug: record.slug, title: type.text(record.title), subline: type.text(record.subline ?? null) },
    relationships: { image: await includeImage(context, record.image, ['landscape']) },
    self: documentPathOf('product-lines', record.slug),
  }));
  return { identifier, categories: [] };
}

/**
 * Includes machines and product lines as tiles: all in the editors' order, the same by type, and the categories of the
 * machines. Only what a tile shows counts as a change.
 */
export async function includeProductsAndLines(
  context: PresenterContext,
  references: readonly ProductOrLine[] | null | undefined,
) {
  const tiles = await Promise.all(
    (references ?? []).map(({ relationTo, value }) =>
      relationTo === 'products' ? includeProduct(context, value) : includeLine(context, value),
    ),
  );
  const all = tiles.filter((tile) => tile !== null);
  const ofType = (type: string) => all.map(({ identifier }) => identifier).filter((identifier) => identifier.type === type);
  return {
    productOrProductLineList: all.map(({ identifier }) => identifier),
    productList: ofType(productTeaser.type),
    productLineList: ofType(productLineTeaser.type),
    categories: all.flatMap(({ categories }) => categories),
  };
}
