import { expect, test } from 'vitest';
import { testCaseStudy } from '../../testing/test-case-study.ts';
import { CASE_STUDY_SECTIONS, visibleSections } from './sections.ts';

const tile = { slug: 'a', title: 'A' };
const lists = {
  productList: [{ type: 'product', id: '1', attributes: { ...tile, productKind: 'K', productTypeName: 'A', category: null } }],
  productLineList: [{ type: 'product-line', id: '2', attributes: { ...tile, subline: null } }],
  applicationList: [{ type: 'product-application', id: '3', attributes: { ...tile, subline: null, link: null } }],
  relatedContentList: [{ type: 'related-content', id: '4', attributes: { ...tile, category: 'products', label: null } }],
};

test('the sections stand in the order of the specification', () => {
  const study = testCaseStudy([{ headline: 'A' }, { quote: { quote: 'B', source: null } }, { image: ['a'] }], lists);
  expect(visibleSections(study).sections).toEqual([...CASE_STUDY_SECTIONS]);
});

test('a section is shown only with data', () => {
  expect(visibleSections(testCaseStudy([])).sections).toEqual(['intro']);
  expect(visibleSections(testCaseStudy([{}])).sections).toEqual(['intro']);
  expect(visibleSections(testCaseStudy([{ details: [{ key: 'A', value: 'B' }] }])).sections).toEqual(['intro', 'story']);
  for (const [name, list] of Object.entries(lists))
    expect(visibleSections(testCaseStudy([], { [name]: list })).sections).toHaveLength(2);
});
