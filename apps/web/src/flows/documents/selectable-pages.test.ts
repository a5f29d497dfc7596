import { assetImage } from '@vitrine/contract/assets.ts';
import type { navigationItem } from '@vitrine/contract/navigation.ts';
import { type Model, parseOne } from '@vitrine/contract/resource.ts';
import { expect, test } from 'vitest';
import { testImage } from '../../testing/test-line.ts';
import { documentLength } from './document-length.ts';
import { filterPages, isUsualKind, pageKinds, selectablePages, sheetImages, usualKinds } from './selectable-pages.ts';

type Item = Model<typeof navigationItem>;

const item = (id: string, parent: string | null, more: Partial<Item> = {}): Item => ({
  type: 'navigation-item',
  id,
  name: id,
  kind: null,
  pdfName: null,
  pdfKind: 'Produkt',
  link: null,
  linkType: 'entry',
  level: '3',
  itemHidden: false,
  pdfDocument: null,
  subList: [],
  parent: parent === null ? null : { type: 'navigation-item', id: parent, name: parent, level: '2' },
  image: null,
  ...more,
});

const navigation = [
  item('Wölfe', null),
  item('ww', 'Wölfe', { pdfName: 'Winkelwolf WW\u00a0200', link: '/product/ww-200' }),
  item('ww again', 'Neuheiten', { pdfName: 'Winkelwolf WW\u00a0200', link: '/product/ww-200' }),
  item('k', 'Kutter', { pdfName: 'Kutter K 330', link: '/product/k-330' }),
  item('case', 'Praxis', { pdfName: 'Praxisbericht', link: '/case-study/ellern' }),
  item('none', 'Service', { pdfName: 'Ohne Adresse' }),
];

test('pages are the items with a print name and a printable address, each once, under their parent', () => {
  const groups = selectablePages(navigation);
  expect(groups.map((g) => [g.title, g.pages.map((p) => p.path)])).toEqual([
    ['Wölfe', ['/product/ww-200']],
    ['Kutter', ['/product/k-330']],
  ]);
  expect(pageKinds(groups)).toEqual([{ kind: 'Produkt', count: 2 }]);
});

test('a kind that goes without saying in a group of many is not said in a group of one', () => {
  const pages = (group: string, count: number, pdfKind: string) =>
    Array.from({ length: count }, (_, index) =>
      item(`${group} ${index}`, group, {
        pdfName: `${group} ${index}`,
        link: `/product/${group}-${index}`.toLowerCase(),
        pdfKind,
      }),
    );
  const groups = (many: number) =>
    selectablePages([...pages('wolf', many, 'Produkt'), ...pages('mischer', 1, 'Produkt'), ...pages('blatt', 1, 'Konzept')]);
  expect([...usualKinds(groups(7))]).toEqual(['Produkt']);
  expect([...usualKinds(groups(1))]).toEqual([]);
  const said = (found: ReturnType<typeof groups>) =>
    found.flatMap((group) =>
      group.pages.filter((page) => !isUsualKind(group, page, usualKinds(found))).map(({ title }) => title),
    );
  expect(said(groups(7))).toEqual(['blatt 0']);
  // Beside others it tells something, also where another group has many of it.
  const mixed = selectablePages([
    ...pages('wolf', 7, 'Produkt'),
    ...pages('linie', 2, 'Linie'),
    item('wm', 'linie', { pdfName: 'wm', link: '/product/wm', pdfKind: 'Produkt' }),
  ]);
  expect(said(mixed)).toEqual(['linie 0', 'linie 1', 'wm']);
});

test('the search ignores spaces, case and hyphens, and finds groups', () => {
  const groups = selectablePages(navigation);
  const paths = (query: string, kind: string | null = null) =>
    filterPages(groups, query, kind).flatMap((g) => g.pages.map((p) => p.path));
  expect(paths('ww200')).toEqual(['/product/ww-200']);
  expect(paths('KUTTER')).toEqual(['/product/k-330']);
  expect(paths('wölfe')).toEqual(['/product/ww-200']);
  expect(paths('')).toHaveLength(2);
  expect(paths('', 'Linie')).toEqual([]);
  expect(paths('gibt es nicht')).toEqual([]);
});

test('the length counts cover, contents, chapters and last sheet', () => {
  const counts = { '/product/ww-200': 6, '/product/k-330': 5 };
  expect(documentLength([], counts)).toEqual({ chapters: 0, pages: 3, exact: true });
  expect(documentLength(['/product/ww-200', '/product/k-330'], counts)).toEqual({ chapters: 2, pages: 14, exact: true });
  expect(documentLength(['/product/ww-200', '/product/new'], counts)).toEqual({ chapters: 2, pages: 10, exact: false });
});

test('the sheet of a page has its picture, that of a comparison those of its machines', () => {
  const image = (id: string) => parseOne(assetImage, { data: testImage(id) });
  const groups = selectablePages([
    item('a', 'Wölfe', { pdfName: 'A', link: '/product/ww-200', image: image('WW 200') }),
    item('b', 'Kutter', { pdfName: 'B', link: '/product/k-330', image: image('K 330') }),
    item('c', 'Kutter', { pdfName: 'C', link: '/product/k-550' }),
  ]);
  const shown = (path: string) =>
    sheetImages(path, (wanted) => groups.flatMap(({ pages }) => pages).find((page) => page.path === wanted)).map(
      ({ alt }) => alt,
    );
  expect(shown('/product/ww-200')).toEqual(['WW 200']);
  expect(shown('/product/k-550')).toEqual([]);
  expect(shown('/product/gone')).toEqual([]);
  expect(shown('/comparison/k-330--ww-200')).toEqual(['K 330', 'WW 200']);
  expect(shown('/comparison/ww-200--k-550--gone')).toEqual(['WW 200']);
});
