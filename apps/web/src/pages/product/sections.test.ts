import { describe, expect, test } from 'vitest';
import { MENU_ENTRIES } from '../../sections/section-menu/menu-entry.ts';
import { testProduct, type WireList } from '../../testing/test-product.ts';
import { testRotator } from '../../testing/test-rotator.ts';
import { PRODUCT_SECTIONS, type ProductSection, sectionsByEntry, visibleSections } from './sections.ts';

const advantage: WireList = [{ type: 'advantage', id: '1', attributes: { title: 'A', copy: 'B', accordionItem: [] } }];
const application: WireList = [
  { type: 'product-application', id: '1', attributes: { slug: 'a', title: 'A', subline: null, link: null } },
];
const caseStudy: WireList = [
  { type: 'case-study', id: '1', attributes: { slug: 'a', title: 'A', quote: 'Q', source: null, link: null } },
];
const option: WireList = [{ type: 'product-option', id: '1', attributes: { title: 'A', copy: 'B', fullscreenSlides: [] } }];
const content = { storageUrl: '/assets/0123456789abcdef/a.pdf', offlineLink: null, extension: 'pdf', size: 1, pages: null };
const download: WireList = [{ type: 'download', id: '1', attributes: { fileName: 'A', languages: [], content } }];
const faq: WireList = [{ type: 'faq', id: '1', attributes: { question: 'Q', answer: 'A' } }];
const related: WireList = [
  { type: 'related-content', id: '2', attributes: { slug: 'k-330', title: 'K', category: 'products', label: null } },
];
const highlight: WireList = [
  { type: 'highlight', id: '1', attributes: { label: null, headline: 'H', accordionHeadline: null, accordionCopy: null } },
];
const frame = {
  type: 'asset-rendering-3d-image',
  id: '1',
  attributes: { default: '/assets/0123456789abcdef/00.webp', width: 960, height: 720, placeholder: '' },
};
const meta = { jump: 1, extension: 'webp' };
const rendering = (images: object[]): WireList => [
  {
    type: 'three-d-renderings',
    id: '1',
    attributes: { title: 'R', alt: 'R', meta },
    relationships: { images: { data: images } },
  },
];
const rotator: WireList = [testRotator()];
const table = {
  technicalDataTableColumns: ['', '', 'WW 200'],
  technicalDataTable: [
    {
      headline: 'A',
      rows: [
        ['B', 'kW', '1'],
        ['Länge × Breite × Höhe', 'mm', '2.460 × 1.610 × 1.840'],
      ],
    },
  ],
};
const LISTS: readonly [string, WireList, ProductSection][] = [
  ['productAdvantageList', advantage, 'advantages'],
  ['productApplicationList', application, 'applications'],
  ['productCaseStudyList', caseStudy, 'caseStudies'],
  ['productOptionList', option, 'options'],
  ['productDownloadsList', download, 'downloads'],
  ['faqList', faq, 'faq'],
  ['productRelatedContentList', related, 'relatedContent'],
];
const everything = Object.fromEntries(LISTS.map(([name, list]) => [name, list]));

describe('the sections of a product', () => {
  test('are in the order of the specification', () => {
    const product = testProduct(
      { ...everything, 'three-d-renderings': rendering([{ type: frame.type, id: frame.id }]) },
      { content: table },
      [frame],
    );
    expect(visibleSections(product)).toEqual([
      'overview',
      'view360',
      'advantages',
      'applications',
      'caseStudies',
      'technicalData',
      'scale',
      'options',
      'downloads',
      'faq',
      'relatedContent',
    ]);
  });

  test('are shown only with data', () => {
    expect(visibleSections(testProduct())).toEqual(['overview']);
    for (const [name, list, section] of LISTS)
      expect(visibleSections(testProduct({ [name]: list }))).toEqual(['overview', section]);
  });

  test('hold highlights only without pictures to turn', () => {
    expect(visibleSections(testProduct({ highlightList: highlight }))).toEqual(['overview', 'highlights']);
    const turning = testProduct(
      { highlightList: highlight, 'three-d-renderings': rendering([{ type: frame.type, id: frame.id }]) },
      {},
      [frame],
    );
    expect(visibleSections(turning)).toEqual(['overview', 'view360']);
  });

  test('hold the 360 view, and no highlights, for a rotator alone', () => {
    const product = testProduct({ highlightList: highlight, productRendering: rotator });
    expect(visibleSections(product)).toEqual(['overview', 'view360']);
  });

  test('hold no turntable for a rendering without pictures', () => {
    const product = testProduct({ highlightList: highlight, 'three-d-renderings': rendering([]) });
    expect(visibleSections(product)).toEqual(['overview', 'highlights']);
  });

  test('hold no technical data without a machine or without a row', () => {
    const noMachine = {
      ...table,
      technicalDataTableColumns: ['', ''],
      technicalDataTable: [{ headline: 'A', rows: [['B', 'kW']] }],
    };
    expect(visibleSections(testProduct({}, { content: table }))).toContain('technicalData');
    expect(visibleSections(testProduct({}, { content: noMachine }))).not.toContain('technicalData');
    expect(visibleSections(testProduct({}, { content: { ...table, technicalDataTable: [] } }))).not.toContain('technicalData');
  });
});

const menuEntries = (sections: readonly ProductSection[]) => sectionsByEntry(sections).map(({ entry }) => entry);

describe('the section menu', () => {
  test('has its four entries when each has a section', () => {
    expect(menuEntries(PRODUCT_SECTIONS)).toEqual(MENU_ENTRIES);
  });

  test('leaves out entries without a section', () => {
    expect(menuEntries(['overview', 'view360', 'faq'])).toEqual(['overview', 'products']);
    expect(menuEntries(['overview'])).toEqual(['overview']);
  });

  test('gathers every section once, in order', () => {
    const gathered = sectionsByEntry(PRODUCT_SECTIONS);
    expect(gathered.flatMap(({ sections }) => sections)).toEqual(PRODUCT_SECTIONS);
    expect(gathered.map(({ sections }) => sections[0])).toEqual(['overview', 'advantages', 'technicalData', 'relatedContent']);
  });
});
