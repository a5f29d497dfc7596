import { figureText } from '../figures.ts';
import type { ProductLine, Step } from '../lines/line.ts';
import { figureOf } from '../machines.ts';
import { productOf } from '../products/all.ts';
import { t } from '../text.ts';
import { html, type Sheet, sheet } from './page.ts';

const KIND = t('Leistungsblatt', 'Output sheet');
const COLUMNS = [
  t('Maschine und Schritt', 'Machine and step'),
  t('Frisch, kg/h', 'Fresh, kg/h'),
  t('Gefroren, kg/h', 'Frozen, kg/h'),
];

/** kg/h of a step; a dash where the line does not do it in this state. */
function output(step: Step, state: 'fresh' | 'frozen', language: Sheet['language']): string {
  const figure = 'plate' in step ? figureOf(productOf(step.machine).machine, `${state}${step.plate}`) : (step[state] ?? 'none');
  return figure === 'none' ? '–' : figureText(figure, language);
}

/** The output tables of a product line. */
export function outputSheet(page: Sheet, line: ProductLine): string {
  const { language, words } = page;
  const head = COLUMNS.map((name, index) => `<th${index > 0 ? ' class="value"' : ''}>${html(words(name))}</th>`).join('');
  const tables = line.outputs.map(({ headline, steps, note }) => {
    const rows = steps.map((step) => {
      const cells = (['fresh', 'frozen'] as const).map((state) => `<td class="value">${output(step, state, language)}</td>`);
      return `<tr><th>${html(productOf(step.machine).machine)}, ${html(words(step.step))}</th>${cells.join('')}</tr>`;
    });
    const columns = '<colgroup><col style="width: 100mm"><col><col></colgroup>';
    return `<h2>${html(words(headline))}</h2><table>${columns}<thead><tr>${head}</tr></thead>${rows.join('')}</table><p class="note">${html(words(note))}</p>`;
  });
  return sheet(
    page,
    line.title,
    KIND,
    `<h1>${html(words(line.title))}</h1><p class="lead">${html(words(line.subline))}</p>${tables.join('')}`,
  );
}
