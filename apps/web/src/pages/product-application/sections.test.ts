import { expect, test } from 'vitest';
import { testApplication } from '../../testing/test-application.ts';
import { visibleSections } from './sections.ts';

const tile = { slug: 'a', title: 'A' };
const lists = {
  productList: [{ type: 'product', id: '1', attributes: { ...tile, productKind: 'K', productTypeName: 'A', category: null } }],
  productLineList: [{ type: 'product-line', id: '2', attributes: { ...tile, subline: null } }],
  relatedContentList: [{ type: 'related-content', id: '4', attributes: { ...tile, category: 'products', label: null } }],
};
const detailFacts = [{ bulletPoint: 'Kalt', icon: null }];
const detailSlider = [{ headline: 'A', bulletPoints: [] }];

test('the sections are in the order of the specification', () => {
  expect(visibleSections(testApplication({ detailFacts, detailSlider }, {}, lists))).toEqual([
    'intro',
    'facts',
    'details',
    'machines',
    'productLines',
    'relatedContent',
  ]);
});

test('a section is shown only with data', () => {
  expect(visibleSections(testApplication())).toEqual(['intro']);
  expect(visibleSections(testApplication({ detailFacts }))).toEqual(['intro', 'facts']);
  expect(visibleSections(testApplication({ detailSlider }))).toEqual(['intro', 'details']);
  const { productList, productLineList, relatedContentList } = lists;
  expect(visibleSections(testApplication({}, {}, { productList }))).toEqual(['intro', 'machines']);
  expect(visibleSections(testApplication({}, {}, { productLineList }))).toEqual(['intro', 'productLines']);
  expect(visibleSections(testApplication({}, {}, { relatedContentList }))).toEqual(['intro', 'relatedContent']);
});
