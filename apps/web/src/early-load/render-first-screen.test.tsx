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
  expect(markup).toContain('<source media="(max-width: 63.99em)" srcSet="/assets/0123456789abcdef/square-400.webp 400w');
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

const toImage = (name: string) => ({ [name]: { data: { type: 'asset-image', id: 'i1' } } });

test('home comes with its headline over the still of its video, and the header is on it', () => {
  const url = '/assets/0123456789abcdef/wolf.mp4';
  const version = { url, type: 'video/mp4', extension: 'mp4', height: 900, size: 1, thumbnail: null, thumbnailExtension: null };
  const home = {
    data: {
      type: 'home-page',
      id: 'h1',
      attributes: { customH1: 'Wölfe', newsHeadline: null, news: [] },
      relationships: { video: { data: { type: 'asset-video', id: 'v1' } } },
    },
    included: [
      {
        type: 'asset-video',
        id: 'v1',
        attributes: { alt: 'Wolf', width: 1600, height: 900, placeholder: '', versions: [version], offlineVersion: url },
        relationships: toImage('thumbnail'),
      },
      ...machine.included,
    ],
  };
  const { markup = '' } = renderFirstScreen('home', 'de', home, SHEETS) ?? {};
  expect(markup).toMatch(/^<div id="first-screen"[^>]*><section.*<img [^>]*hero.*<h1[^>]*>Wölfe<\/h1>/s);
});

test('an automation comes with its first picture below its title, which waits for the face of the title in every window', () => {
  const automation = {
    data: {
      type: 'product-line-automation',
      id: 'a1',
      attributes: { slug: 'takt', title: 'Takt', productLine: null, content: [] },
      relationships: {
        productLineManagementSystemCategoryList: { data: [] },
        imageList: { data: [{ type: 'asset-image', id: 'i1' }] },
        videoList: { data: [] },
      },
    },
    included: machine.included,
  };
  const { markup = '', rules = '' } = renderFirstScreen('product-line-automation', 'de', automation, SHEETS) ?? {};
  // The header alone is above it.
  expect(markup).toMatch(/^<div id="first-screen"[^>]*><div><\/div><section.*<h1[^>]*>Takt<\/h1>.*<img /s);
  expect(rules).toMatch(/(^|})html\[data-first-screen="without-names"\] #first-screen section\{visibility:hidden\}$/);
});

test('a PDF of the menu comes with its title and facts in the language of the page, an entry without one with nothing', () => {
  const entry = (pdfDocument: object | null) => ({
    data: [
      {
        type: 'navigation-item',
        id: 'n1',
        attributes: {
          name: 'Hygiene',
          kind: null,
          pdfName: 'Hygienekonzept',
          pdfKind: 'Konzept',
          link: null,
          linkType: 'pdf',
          level: '1',
          itemHidden: false,
          pdfDocument,
        },
        relationships: { subList: { data: [] }, parent: { data: null }, image: { data: null } },
      },
    ],
    included: [],
  });
  const address = '/assets/0123456789abcdef/hygiene.pdf';
  const file = { storageUrl: address, offlineLink: address, extension: 'pdf', size: 1_800_000, pages: 2 };
  const shown = (language: 'de' | 'en') => renderFirstScreen('static-product', language, entry(file), SHEETS)?.markup;
  expect(shown('de')).toMatch(/<h1[^>]*>Hygienekonzept<\/h1><p[^>]*>Konzept · 2 Seiten · PDF, 1,8\u00a0MB<\/p>/);
  expect(shown('en')).toContain('Konzept · 2 pages · PDF, 1.8\u00a0MB');
  expect(renderFirstScreen('static-product', 'de', entry(null), SHEETS)).toBeNull();
  expect(renderFirstScreen('static-product', 'de', { data: [] }, SHEETS)).toBeNull();
});

test('a comparison comes with its headline, and with the pictures of its machines where it is known which', () => {
  const shown = (machines: object[]) =>
    renderFirstScreen('comparison', 'en', { figures: { data: [] }, machines }, SHEETS) ?? { markup: '', rules: '' };
  const { markup: ofAll } = shown([]);
  expect(ofAll).toMatch(/<h1[^>]*>Comparison<\/h1>/);
  expect(ofAll).not.toContain('<table');

  const pictured = (slug: string, rows: string[][]) => {
    const { attributes, relationships } = machine.data;
    const content = {
      ...attributes.content,
      technicalDataTableColumns: ['', '', slug],
      technicalDataTable: [{ headline: 'Machine', rows }],
    };
    const data = {
      ...machine.data,
      attributes: { ...attributes, slug, productTypeName: slug, productKind: `Kind of ${slug}`, content },
      relationships: { ...relationships, previewImage: { data: { type: 'asset-image', id: 'i2' } } },
    };
    const preview = { ...image, versions: { landscape: version(slug) } };
    return { data, included: [...machine.included, { type: 'asset-image', id: 'i2', attributes: preview }] };
  };
  const power = [['Power', 'kW', '90']];
  const { markup, rules } = shown([pictured('ww-160', power), pictured('ww-200', power)]);
  expect(markup).toMatch(/<h1[^>]*>Comparison<\/h1>.*<table.*<img [^>]*fetchPriority="high"[^>]*\/ww-160-.*<img [^>]*\/ww-200-/s);
  expect(markup).toMatch(/<table[^>]* data-few="true".*Kind of ww-160.*Kind of ww-200/s);
  expect(markup).not.toMatch(/<script| style="|<button|<a /);
  expect(rules).toContain('{--machines:2}');
  // What stands beside the headline takes as much room as it will: a dash is explained where there is one.
  expect(markup).toContain('different</span>');
  expect(markup).not.toContain('not stated');
  expect(shown([pictured('ww-160', power), pictured('ww-200', [])]).markup).toContain('not stated');
});

test('the media library comes with the first pictures of its grid below its title, which they wait for', () => {
  const page = (image: object | null) => ({
    data: {
      type: 'media-library-page',
      id: 'm',
      attributes: { slug: 'mediathek', headline: 'Mediathek', subline: null },
      relationships: { image: { data: image }, contentBuilder: { data: [] }, relatedContentList: { data: [] } },
    },
    included: machine.included,
  });
  const address = '/assets/0123456789abcdef/tile.webp';
  const item = {
    id: 'w',
    type: 'image',
    title: 'Wolf',
    description: null,
    link: null,
    linkText: null,
    linkTarget: null,
    categories: [],
    image: {
      alt: 'Wolf',
      width: 1600,
      height: 1000,
      placeholder: '',
      bytes: 1,
      extension: 'webp',
      original: address,
      previews: { thumbnailPreview: address, autoPreview: address },
      srcset: { thumbnail: { 400: '/assets/0123456789abcdef/tile-400.webp' }, auto: {} },
    },
  };
  const shown = (image: object | null) =>
    renderFirstScreen('media-library', 'de', { page: page(image), items: [item] }, SHEETS) ?? { markup: '', rules: '' };
  const { markup, rules } = shown(null);
  expect(markup).toMatch(/<h1[^>]*>Mediathek<\/h1>.*<li>.*<img [^>]*fetchPriority="high"[^>]*tile-400\.webp/s);
  expect(rules).toContain('#first-screen section{visibility:hidden}');
  // A picture beside the title takes the first screen away before the grid is there.
  expect(shown({ type: 'asset-image', id: 'i1' }).markup).not.toContain('tile-400');
});

test('a page of a kind without a first screen has none', () => {
  expect(renderFirstScreen('configurator', 'de', {}, SHEETS)).toBeNull();
  expect(renderFirstScreen('toString', 'de', {}, SHEETS)).toBeNull();
});

test('declarations that mean something else outside of an attribute are refused', () => {
  expect(moveStyles('<p style="--width:4">a &amp; b</p>')).toEqual({
    markup: '<p data-rule="0">a &amp; b</p>',
    rules: '[data-rule="0"]{--width:4}',
  });
  expect(() => moveStyles('<p style="background:url(&quot;a.webp&quot;)">')).toThrow('escaped');
  expect(() => moveStyles('<p style="--a:</style>">')).toThrow('escaped');
});
