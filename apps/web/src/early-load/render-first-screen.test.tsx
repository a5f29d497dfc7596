import { expect, test } from 'vitest';
import { moveStyles, renderFirstScreen } from './render-first-screen.tsx';

const version = (name: string) => ({
  default: { 400: `/assets/0123456789abcdef/${name}-400.webp`, default: `/assets/0123456789abcdef/${name}-1600.webp` },
  offline: `/assets/0123456789abcdef/${name}.webp`,
  width: 1600,
  height: 1000,
  print: `/assets/0123456789abcdef/${name}.jpg`,
  printSmall: {},
});
const image = {
  alt: 'Wolf',
  extension: 'webp',
  original: null,
  offlineLink: '/assets/0123456789abcdef/hero.webp',
  width: 1600,
  height: 1000,
  placeholder: '',
  versions: { auto: version('hero'), square: version('square') },
};
const machine = {
  data: {
    type: 'product',
    id: 'p1',
    attributes: {
      slug: 'ww-200',
      title: 'WW 200',
      productKind: 'Winkelwolf',
      productTypeName: 'WW 200 <script>alert("1")</script>',
      keyFigures: [{ label: 'Durchsatz', value: '5 t/h' }],
      advantagesHeadline: null,
      relatedContentHeadline: null,
      content: {
        productSubline: 'Für " style="Fleisch.',
        applicationsIntroduction: null,
        technicalDataTable: [],
        technicalDataTableColumns: [],
        technicalDataNote: null,
      },
    },
    relationships: { productImage: { data: { type: 'asset-image', id: 'i1' } } },
  },
  included: [{ type: 'asset-image', id: 'i1', attributes: image }],
};

/** Of an app with one rule for it, and one that nothing of a first screen has. */
const SHEETS = ['.no-part-of-it{color:red}', 'h1{margin:0}'];

test('a machine comes with its picture as an element, its words escaped, only its rules and no style attribute', () => {
  const { markup, rules, sheets } = renderFirstScreen('product', 'de', machine, SHEETS) ?? { markup: '', rules: '', sheets: [] };
  expect(sheets).toEqual([1]);
  // It has no other section, and so no tabs.
  expect(markup).toContain('data-bars="row"');
  expect(markup).toContain('<source media="(max-width: 1023px)" srcSet="/assets/0123456789abcdef/square-400.webp 400w');
  expect(markup).toContain('src="/assets/0123456789abcdef/hero-1600.webp"');
  expect(markup).toContain('WW 200 &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  expect(markup).not.toMatch(/<script| style="/);
  const [, rule = ''] = /data-rule="(\d+)"/.exec(markup) ?? [];
  expect(rules).toMatch(new RegExp(`^h1\\{margin:0\\}\\[data-rule="${rule}"\\]\\{--name-width:[\\d.]+\\}@media`));
});

test('the picture waits for the face of names in windows where the kind of machine may need two lines', () => {
  const waitsBelow = (productKind: string) => {
    const { attributes } = machine.data;
    const data = { ...machine.data, attributes: { ...attributes, productKind } };
    const { rules = '' } = renderFirstScreen('product', 'de', { ...machine, data }, SHEETS) ?? {};
    const [, em] =
      /@media \(width<([\d.]+)em\)\{[^{]*="without-names"\] #first-screen section\{visibility:hidden\}\}$/.exec(rules) ?? [];
    return Number(em);
  };
  expect(waitsBelow('Wolf')).toBeLessThan(320 / 16);
  expect(waitsBelow('Angled meat grinder with stirring arms')).toBeGreaterThan(360 / 16);
});

test('an application comes with its picture and its words in the language of the page', () => {
  const application = {
    data: {
      type: 'product-application',
      id: 'a1',
      attributes: { slug: 'wurst', title: 'Wurst', subline: 'Kalt und fein.', detailSlider: [], detailFacts: [] },
      relationships: { productImage: { data: { type: 'asset-image', id: 'i1' } } },
    },
    included: machine.included,
  };
  const shown = (language: 'de' | 'en') => renderFirstScreen('product-application', language, application, SHEETS)?.markup;
  expect(shown('de')).toMatch(/data-bars="row" data-words="wait".*Anwendung<\/p><h1[^>]*>Wurst<\/h1>.*Kalt und fein\..*<img/s);
  expect(shown('en')).toContain('Application</p>');
});

test('a kind without a first screen has none', () => {
  expect(renderFirstScreen('comparison', 'de', {}, SHEETS)).toBeNull();
});

test('declarations that mean something else outside of an attribute are refused', () => {
  expect(moveStyles('<p style="--width:4">a &amp; b</p>')).toEqual({
    markup: '<p data-rule="0">a &amp; b</p>',
    rules: '[data-rule="0"]{--width:4}',
  });
  expect(() => moveStyles('<p style="background:url(&quot;a.webp&quot;)">')).toThrow('escaped');
  expect(() => moveStyles('<p style="--a:</style>">')).toThrow('escaped');
});
