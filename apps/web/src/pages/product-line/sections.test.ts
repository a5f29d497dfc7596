import { expect, test } from 'vitest';
import { testLine, testOutput } from '../../testing/test-line.ts';
import type { WireList } from '../../testing/test-product.ts';
import { LINE_SECTIONS, sectionsByEntry, visibleSections } from './sections.ts';

const content = { storageUrl: '/assets/0123456789abcdef/a.pdf', offlineLink: null, extension: 'pdf', size: 1, pages: null };
const highlight = { label: null, headline: 'H', accordionHeadline: null, accordionCopy: null };
const reference = { label: 'L', headline: 'H', subline: null, copy: null, details: [], link: null };
const related = { slug: 'k-330', title: 'K', category: 'products', label: null };
const one = (type: string, attributes: object): WireList => [{ type, id: '9', attributes }];

const LISTS: Record<string, WireList> = {
  highlightList: one('highlight', highlight),
  automationList: one('product-line-automation', { slug: 'a', title: 'A', subline: null }),
  productLineAdvantageList: one('advantage', { title: 'A', copy: 'B', accordionItem: [] }),
  applicationList: one('product-application', { slug: 'a', title: 'A', subline: null, link: null }),
  outputList: [testOutput('Salami', { fresh: [100] })],
  productLineReferenceList: one('product-line-reference', reference),
  downloadsList: one('download', { fileName: 'A', languages: [], content }),
  faqList: one('faq', { question: 'Q', answer: 'A' }),
  relatedContentList: one('related-content', related),
};
const reasons = { reasonsList: [{ headline: null, copy: 'C' }] };

test('the eleven sections of a line stand in the order of the specification', () => {
  expect(visibleSections(testLine(LISTS, reasons))).toEqual(LINE_SECTIONS);
  expect(LINE_SECTIONS).toHaveLength(11);
});

test('each section is shown only with data', () => {
  expect(visibleSections(testLine())).toEqual(['overview']);
  expect(visibleSections(testLine({}, reasons))).toEqual(['overview', 'reasons']);
  for (const [name, list] of Object.entries(LISTS)) expect(visibleSections(testLine({ [name]: list })), name).toHaveLength(2);
});

test('an output without a figure is none', () => {
  expect(visibleSections(testLine({ outputList: [testOutput('Salami', { fresh: [null], frozen: [] })] }))).toEqual(['overview']);
});

test('the section menu leads to every section once, in order', () => {
  expect(sectionsByEntry(LINE_SECTIONS).flatMap(({ sections }) => sections)).toEqual(LINE_SECTIONS);
  expect(sectionsByEntry(LINE_SECTIONS).map(({ sections }) => sections[0])).toEqual([
    'overview',
    'automation',
    'output',
    'relatedContent',
  ]);
});
