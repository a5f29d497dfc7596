import { expect, test } from 'vitest';
import { RELATED_CATEGORIES, relatedContentPath } from './related-content.ts';

test('a related item leads to a page of its category, and home where it has none of them', () => {
  const path = (category: string) => relatedContentPath({ category, slug: 'a' });
  expect(Object.fromEntries(RELATED_CATEGORIES.map((category) => [category, path(category)]))).toEqual({
    products: '/product/a',
    productLines: '/product-line/a',
    productApplications: '/product-application/a',
    caseStudies: '/case-study/a',
    pages: '/content-page/a',
  });
  expect(path('locations')).toBe('/');
});
