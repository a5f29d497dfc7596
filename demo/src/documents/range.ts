import { productTitle } from '../catalogue.ts';
import { FIGURES, type FigureKey, figureWithUnit } from '../figures.ts';
import { figureOf, hasFigure } from '../machines.ts';
import { PRODUCTS } from '../products/all.ts';
import { STATIC_DOCUMENTS } from '../static-documents.ts';
import { t } from '../text.ts';
import { html, type Sheet, sheet } from './page.ts';

const TITLE = t('Vierzehn Maschinen, sechs Bauarten', 'Fourteen machines, six designs');
const LEAD = t(
  'Leistung, Fassungsvermögen, Anschlusswert und Gewicht auf einen Blick. Alle Werte auch in der Anwendung.',
  'Output, capacity, connected load and weight at a glance. All figures are in the app as well.',
);
const COLUMNS = [t('Maschine', 'Machine'), t('Leistung', 'Output'), t('Anschlusswert', 'Connected load'), t('Gewicht', 'Weight')];
/** What a machine is chosen by: the first of these that it has. */
const MAIN_FIGURES: readonly FigureKey[] = ['outputBatch', 'output', 'outputBoiled', 'batch'];

/** All machines in one table. */
export function rangeSheet(page: Sheet): string {
  const { words } = page;
  const rows = PRODUCTS.map((product) => {
    const { machine } = product;
    const main = MAIN_FIGURES.find((key) => hasFigure(machine, key)) ?? 'weight';
    const cell = (key: FigureKey) => `<td class="value">${html(words(figureWithUnit(key, figureOf(machine, key))))}</td>`;
    const meaning = `<span class="unit">${html(words(FIGURES[main].label))}</span>`;
    return `<tr><th>${html(words(productTitle(product)))}<br>${meaning}</th>${cell(main)}${cell('connectedLoad')}${cell('weight')}</tr>`;
  });
  const head = COLUMNS.map((name, index) => `<th${index > 0 ? ' class="value"' : ''}>${html(words(name))}</th>`).join('');
  const columns = '<colgroup><col style="width: 76mm"><col><col><col></colgroup>';
  return sheet(
    page,
    TITLE,
    STATIC_DOCUMENTS.programm.name,
    `<h1>${html(words(TITLE))}</h1><p class="lead">${html(words(LEAD))}</p><table class="names">${columns}<thead><tr>${head}</tr></thead>${rows.join('')}</table>`,
  );
}
