import { type MediaFilterCategory, WHOLE_FILTER_ITEM_ID } from '@vitrine/contract/media-library.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wantTexts } from '../../i18n/i18n.ts';
import { MediaLibrary } from './media-library.print.tsx';

await wantTexts('media', 'print');

const category = (identifier: string, position: number, items: MediaFilterCategory['items']): MediaFilterCategory => ({
  identifier,
  position,
  title: identifier,
  items,
});
const categories = {
  topics: category('topics', 1, [{ id: WHOLE_FILTER_ITEM_ID, title: 'Whole', children: [{ id: 'light', title: 'Light' }] }]),
  machines: category('machines', 0, [
    { id: 'grinders', title: 'Grinders', children: [{ id: 'w', title: 'W' }] },
    { id: 'mixers', title: 'Mixers', children: [] },
  ]),
};
const library = {
  categories,
  images: { total: 1200, counts: { grinders: 1100, w: 3, [WHOLE_FILTER_ITEM_ID]: 4, light: 4 } },
  videos: { total: 1, counts: { grinders: 1 } },
};
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/ +/g, ' ');

test('the filters print in their order with how many pictures and videos each has', () => {
  const html = renderToStaticMarkup(<MediaLibrary library={library} origin="https://vitrine.example" />);
  const rows = [...html.matchAll(/<h3[^>]*>([^<]+)|<th scope="row">([^<]+)<\/th><td>([^<]+)<\/td><td>([^<]+)/g)];
  expect(rows.map(([, ...words]) => words.filter((word) => word !== undefined))).toEqual([
    ['machines'],
    ['Grinders', '1.100', '1'],
    ['W', '3', '0'],
    ['Mixers', '0', '0'],
    ['topics'],
    // It has no options for its children.
    ['Whole', '4', '0'],
  ]);
  expect(textOf(html)).toContain('1.200 Bilder, 1 Video');
});

test('it says that the library is online and where, also where nothing could be counted', () => {
  for (const shown of [library, null]) {
    const html = renderToStaticMarkup(<MediaLibrary library={shown} origin="https://vitrine.example" />);
    expect(html).toContain('<a href="https://vitrine.example/media-library">vitrine.example/media-library</a>');
    expect(textOf(html)).toContain('nur online verfügbar');
  }
  expect(renderToStaticMarkup(<MediaLibrary library={null} origin="https://vitrine.example" />)).not.toContain('<table');
});
