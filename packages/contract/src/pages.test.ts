import { describe, expect, it } from 'vitest';
import { documentAt, firstRequestOf, isComparison, isDocumentAddable, pageAt, routeOf, routeOfDocument } from './page-paths.ts';
import { PAGE_KINDS, PAGES } from './pages.ts';
import { isKnownPath } from './routes.ts';

const flagsOf = (kind: (typeof PAGE_KINDS)[number]) => {
  const { showTitleInHeader, documentAddable, isPrintable } = PAGES[kind];
  return [showTitleInHeader && 'title', documentAddable && 'addable', isPrintable && 'printable'].filter(Boolean).join(' ');
};

describe('the table of page kinds', () => {
  it('has every kind with its route, its document and its flags', () => {
    expect(PAGE_KINDS.map((kind) => [kind, PAGES[kind].route, PAGES[kind].document, flagsOf(kind)])).toEqual([
      ['product', '/product/$slug', 'product/{slug}', 'title addable printable'],
      ['product-overview', '/product-overview/$slug', 'product-overview/{slug}', 'title addable printable'],
      ['product-line', '/product-line/$slug', 'product-line/{slug}', 'addable printable'],
      ['product-line-automation', '/product-line-automation/$slug', 'product-line-automation/{slug}', ''],
      ['product-application', '/product-application/$slug', 'application/{slug}', ''],
      ['case-study', '/case-study/$slug', 'case-study/{slug}', ''],
      ['content-page', '/content-page/$slug', 'content-page/{slug}', 'title addable printable'],
      ['static-product', '/static-product/$slug', null, 'title addable printable'],
      ['comparison', '/comparison/$slug', null, 'title addable printable'],
    ]);
  });
  it('tells each route and each document apart', () => {
    for (const kind of PAGE_KINDS) {
      const page = { kind, slug: 'a-1' };
      const document = documentAt(routeOf(page));
      expect(pageAt(routeOf(page))).toEqual(page);
      expect(document).toBe(PAGES[kind].document?.replace('{slug}', 'a-1') ?? null);
      if (document) expect(routeOfDocument(document)).toBe(routeOf(page));
    }
    expect(documentAt('/product-application/wurst')).toBe('application/wurst');
  });
  it('says what a page asks for first: its document, the entry of a PDF, or the tables of a comparison', () => {
    expect(firstRequestOf({ kind: 'product-application', slug: 'wurst' })).toBe('application/wurst');
    expect(firstRequestOf({ kind: 'static-product', slug: '12' })).toBe('navigation-item?filter[id]=12');
    expect(firstRequestOf({ kind: 'comparison', slug: 'a--b' })).toBe('output-figures/_all');
    expect(['/compare', '/comparison/a--b', '/comparison', '/product/a'].map(isComparison)).toEqual([true, true, false, false]);
  });
  it('knows no other path', () => {
    const others = [
      '/product',
      '/product/',
      '/product/WW',
      '/product/a/b',
      '/x/product/a',
      '//product/a',
      'product/a',
      '/product/a?b',
      '',
    ];
    expect(others.filter((path) => pageAt(path) !== null)).toEqual([]);
    expect(
      ['product', 'product/', 'home-page', 'application/a/b', 'x/product/a'].filter((path) => routeOfDocument(path)),
    ).toEqual([]);
  });
  it('says which pages there are and which may be added to a document', () => {
    for (const kind of PAGE_KINDS) {
      const path = routeOf({ kind, slug: 'a' });
      expect([path, isKnownPath(path)]).toEqual([path, true]);
      expect([path, isDocumentAddable(path)]).toEqual([path, PAGES[kind].documentAddable]);
    }
    expect([isKnownPath('/product-family/a'), isDocumentAddable('/product-family/a')]).toEqual([false, false]);
  });
});
