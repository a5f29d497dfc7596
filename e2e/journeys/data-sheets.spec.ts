import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import { CELL_NOT_AVAILABLE, CELL_OPTION } from '@vitrine/contract/products.ts';
import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { DOCUMENTS, sheetsOf } from '@vitrine/demo/documents/all.ts';
import { documentFile } from '@vitrine/demo/downloads.ts';
import { figureWithUnit } from '@vitrine/demo/figures.ts';
import { figureOf } from '@vitrine/demo/machines.ts';
import { PRODUCTS } from '@vitrine/demo/products/all.ts';
import { technicalDataTable } from '@vitrine/demo/technical-data.ts';
import { factsOf } from './pdf.ts';

/**
 * What a text says, however it is set: without spaces of any kind, and without hyphens, which a line may end with. A file may have another
 * letter of the same look: the Greek one in "µm".
 */
const plain = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad\u200b‐-]/gu, '');
/** How a table prints the cells that have a meaning of their own, in both languages. */
const PRINTED = { [CELL_OPTION]: 'Option', [CELL_NOT_AVAILABLE]: '–' };

// The files are committed (demo/README.md): a figure or a text that is changed and not printed again would be another in them.
for (const product of PRODUCTS) {
  test(`the data sheet of ${product.slug} says what the product's page says`, async () => {
    const { text: pages } = await factsOf(await readFile(documentFile(product, 'data-sheet')));
    const text = plain(pages.join(''));
    const { keyFigures, machine, advantages, options, questions } = product;
    const table = technicalDataTable(product.technicalData).groups.flatMap(({ rows }) => rows);
    const wanted = LANGUAGES.flatMap((language) => [
      ...table.map(({ label, unit, values }) =>
        [label[language], unit[language], ...values.map((v) => (typeof v === 'string' ? PRINTED[v] : v[language]))].join(''),
      ),
      ...keyFigures.map((key) => figureWithUnit(key, figureOf(machine, key))[language]),
      ...[...advantages, ...options].flatMap(({ title, copy }) => [title[language], copy[language]]),
      ...questions.flatMap(({ question, answer }) => [question[language], answer[language]]),
    ]);
    expect(wanted.length).toBeGreaterThan(40);
    expect(wanted.filter((one) => !text.includes(plain(one)))).toEqual([]);
  });
}

/** The words between the tags of a sheet. */
const wordsOf = (sheet: string) =>
  sheet
    .split(/<[^>]*>/)
    .map((words) =>
      words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim(),
    )
    .filter(Boolean);

for (const document of DOCUMENTS) {
  test(`${basename(document.file)} says what the catalogue says`, async () => {
    const { text: pages } = await factsOf(await readFile(document.file));
    const text = plain(pages.join(''));
    const wanted = sheetsOf(document).flatMap(wordsOf);
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((words) => !text.includes(plain(words)))).toEqual([]);
  });
}
