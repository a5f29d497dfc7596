import { expect, test } from 'vitest';
import { testLine, testOutput } from '../../testing/test-line.ts';
import type { WireList } from '../../testing/test-product.ts';
import { LINE_SECTIONS, type LineSection, sectionsByEntry, visibleSections } from './sections.ts';

const content = { storageUrl: '/assets/0123456789abcdef/a.pdf', offlineLink: null, extension: 'pdf', size: 1, pages: null };
const highlight = { label: null, headline: 'H', accordionHeadline: null, accordionCopy: null };
const reference = { label: 'L', headline: 'H', subline: null, copy: null, details: [], link: null };
const related = { slug: 'k-330', title: 'K', category: 'products', label: null };
const one = (type: string, attributes: object): WireList => [{ type, id: '9', attributes }];

const LISTS: readonly [string, WireList, LineSection][] = [
  ['highlightList', one('highlight', highlight), 'highlights'],
  ['automationList', one('product-line-automation', { slug: 'a', title: 'A', subline: null }), 'automation'],
  ['productLineAdvantageList', one('advantage', { title: 'A', copy: 'B', accordionItem: [] }), 'advantages'],
  ['applicationList', one('product-application', { slug: 'a', title: 'A', subline: null, link: null }), 'applications'],
  ['outputList', [testOutput('Salami', { fresh: [100] })], 'output'],
  ['productLineReferenceList', one('product-line-reference', reference), 'references'],
  ['downloadsList', one('download', { fileName: 'A', languages: [], content }), 'downloads'],
  ['faqList', one('faq', { question: 'Q', answer: 'A' }), 'faq'],
  ['relatedContentList', one('related-content', related), 'relatedContent'],
];
const reasons = { reasonsList: [{ headline: null, copy: 'C' }] };

test('the eleven sections of a line are in the order of the specification', () => {
  const lists = Object.fromEntries(LISTS.map(([name, list]) => [name, list]));
  expect(visibleSections(testLine(lists, reasons))).toEqual([
    'overview',
    'highlights',
    'reasons',
    'automation',
    'advantages',
    'applications',
    'output',
    'references',
    'downloads',
    'faq',
    'relatedContent',
  ]);
});

test('each section is shown only with data', () => {
  expect(visibleSections(testLine())).toEqual(['overview']);
  expect(visibleSections(testLine({}, reasons))).toEqual(['overview', 'reasons']);
  for (const [name, list, section] of LISTS) expect(visibleSections(testLine({ [name]: list }))).toEqual(['overview', section]);
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
