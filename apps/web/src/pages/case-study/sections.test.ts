import { expect, test } from 'vitest';
import { testCaseStudy } from '../../testing/test-case-study.ts';
import { visibleSections } from './sections.ts';

const tile = { slug: 'a', title: 'A' };
const lists = {
  productList: [{ type: 'product', id: '1', attributes: { ...tile, productKind: 'K', productTypeName: 'A', category: null } }],
  productLineList: [{ type: 'product-line', id: '2', attributes: { ...tile, subline: null } }],
  applicationList: [{ type: 'product-application', id: '3', attributes: { ...tile, subline: null, link: null } }],
  relatedContentList: [{ type: 'related-content', id: '4', attributes: { ...tile, category: 'products', label: null } }],
};

test('the sections are in the order of the specification', () => {
  const study = testCaseStudy([{ headline: 'A' }, { quote: { quote: 'B', source: null } }, { image: ['a'] }], lists);
  expect(visibleSections(study).sections).toEqual([
    'intro',
    'story',
    'quotes',
    'pictures',
    'machines',
    'productLines',
    'applications',
    'relatedContent',
  ]);
});

test('a section is shown only with data', () => {
  expect(visibleSections(testCaseStudy([])).sections).toEqual(['intro']);
  expect(visibleSections(testCaseStudy([{}])).sections).toEqual(['intro']);
  expect(visibleSections(testCaseStudy([{ details: [{ key: 'A', value: 'B' }] }])).sections).toEqual(['intro', 'story']);
  expect(visibleSections(testCaseStudy([{ quote: { quote: 'B', source: null } }])).sections).toEqual(['intro', 'quotes']);
  expect(visibleSections(testCaseStudy([{ image: ['a'] }])).sections).toEqual(['intro', 'pictures']);
  const { productList, productLineList, applicationList, relatedContentList } = lists;
  expect(visibleSections(testCaseStudy([], { productList })).sections).toEqual(['intro', 'machines']);
  expect(visibleSections(testCaseStudy([], { productLineList })).sections).toEqual(['intro', 'productLines']);
  expect(visibleSections(testCaseStudy([], { applicationList })).sections).toEqual(['intro', 'applications']);
  expect(visibleSections(testCaseStudy([], { relatedContentList })).sections).toEqual(['intro', 'relatedContent']);
});
