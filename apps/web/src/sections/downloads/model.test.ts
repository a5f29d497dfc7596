import { expect, test } from 'vitest';
import { testProduct, type WireList } from '../../testing/test-product.ts';
import { downloadRows } from './model.ts';

test('a document has its languages and its kind in capitals; a drawing may have no language', () => {
  const content = { storageUrl: '/assets/0123456789abcdef/a.pdf', offlineLink: null, extension: '.pdf', size: 1, pages: null };
  const list: WireList = [['de', 'en'], []].map((languages, index) => ({
    type: 'download',
    id: `${index}`,
    attributes: { fileName: 'A', languages, content },
  }));
  const rows = downloadRows(testProduct({ productDownloadsList: list }).productDownloadsList);
  expect(rows.map(({ kind, languages }) => [kind, languages])).toEqual([
    ['PDF', 'DE, EN'],
    ['PDF', null],
  ]);
});
