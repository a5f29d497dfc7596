import { RELATED_CATEGORIES, relatedContentPath } from '@vitrine/contract/related-content.ts';
import { isKnownPath } from '@vitrine/contract/routes.ts';
import { expect, test } from 'vitest';
import { testProduct } from '../../testing/test-product.ts';
import { relatedTiles } from './model.ts';

test('only what the app has a page for is a tile, in the order of the editors', () => {
  const list = RELATED_CATEGORIES.map((category) => ({
    type: 'related-content',
    id: category,
    attributes: { slug: 'a', title: category, category, label: null },
  }));
  const paths = RELATED_CATEGORIES.map((category) => relatedContentPath({ category, slug: 'a' }));
  const tiles = relatedTiles(testProduct({ productRelatedContentList: list }).productRelatedContentList);
  expect(tiles.map(({ path }) => path)).toEqual(paths.filter(isKnownPath));
  expect(tiles[0]).toMatchObject({ category: 'products', path: '/product/a' });
});
