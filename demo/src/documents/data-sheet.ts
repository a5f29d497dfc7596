import { type TableCell, tableTextIn } from '@vitrine/content-model/fields/technical-table.ts';
import { CELL_NOT_AVAILABLE, CELL_OPTION } from '@vitrine/contract/products.ts';
import { type Product, productTitle } from '../catalogue.ts';
import { technicalTable } from '../technical-table.ts';
import { t } from '../text.ts';
import { html, type Sheet, sheet } from './page.ts';

const KIND = t('Datenblatt', 'Data sheet');
const OPTION = t('Option', 'Option');

/** Key text, picture and the technical table of a product. */
export function dataSheet(page: Sheet, product: Product, picture: string): string {
  const { language, words } = page;
  const table = technicalTable(product.technicalData);
  const cell = (value: TableCell) => {
    if (value === CELL_OPTION) return words(OPTION);
    if (value === CELL_NOT_AVAILABLE) return '–';
    return tableTextIn(value, language);
  };
  const head = table.columns.map((name) => `<th class="value">${html(name)}</th>`).join('');
  const columns = `<colgroup><col class="label"><col class="unit">${table.columns.map(() => '<col>').join('')}</colgroup>`;
  const groups = table.groups.map(({ headline, rows }) => {
    const lines = rows.map(({ label, unit, values }) => {
      const cells = values.map((value, i) => {
        const own = table.columns[i] === product.machine ? ' own' : '';
        return `<td class="value${own}">${html(cell(value))}</td>`;
      });
      return `<tr><th>${html(tableTextIn(label, language))}</th><td class="unit">${html(tableTextIn(unit, language))}</td>${cells.join('')}</tr>`;
    });
    return `<h2>${html(tableTextIn(headline, language))}</h2><table>${columns}${lines.join('')}</table>`;
  });
  const first = `<h1>${html(words(productTitle(product)))}</h1><p class="lead">${html(words(product.subline))}</p><img src="${picture}" alt="">`;
  const title = `<table class="names">${columns}<thead><tr><th></th><th></th>${head}</tr></thead></table>`;
  const note = `<p class="note">${html(words(product.technicalData.note))}</p>`;
  // The table of three machines and five groups fills a page of its own.
  return (
    sheet(page, product, KIND, `${first}${title}${groups[0] ?? ''}`) +
    sheet(page, product, KIND, title + groups.slice(1).join('') + note)
  );
}
