import { expect, test } from 'vitest';
import { testProduct, type WireList } from '../../testing/test-product.ts';
import { dataSheetOf } from './data-sheet.ts';

const documents = (...names: string[]) => {
  const list: WireList = names.map((fileName, index) => ({
    type: 'download',
    id: `${index}`,
    attributes: {
      fileName,
      languages: [],
      content: { storageUrl: `/assets/0123456789abcdef/${index}.pdf`, offlineLink: null, extension: 'pdf', size: 1 },
    },
  }));
  return testProduct({ productDownloadsList: list }).productDownloadsList;
};

test('the data sheet is found by its name in either language, wherever it is in the list', () => {
  expect(dataSheetOf(documents('Reinigungsanleitung', 'Daten\u00adblatt WW 200'))).toBe(
    '/download/assets/0123456789abcdef/1.pdf',
  );
  expect(dataSheetOf(documents('Data sheet WW 200'))).toBe('/download/assets/0123456789abcdef/0.pdf');
});

test('another document is not passed off as the data sheet', () => {
  expect(dataSheetOf(documents('Reinigungsanleitung', 'Aufstellplan'))).toBeNull();
  expect(dataSheetOf(documents())).toBeNull();
});
