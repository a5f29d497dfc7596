import { hygiene } from '../content-pages/hygiene.ts';
import { PRODUCTS } from '../products/all.ts';
import { STATIC_DOCUMENTS } from '../static-documents.ts';
import { t } from '../text.ts';
import { html, type Sheet, sheet } from './page.ts';

const TIMES = t('Tägliche Reinigung, eine Person', 'Daily cleaning, one person');

/** The rules of the hygiene page and how long each machine takes to clean. */
export function hygieneConcept(page: Sheet): string {
  const { words } = page;
  const rules = hygiene.blocks.flatMap((block) => (block.type === 'bulletPointsAccordion' ? block.items : []));
  const parts = rules.map(({ headline, points }) => {
    const items = points.map((point) => `<li class="point">${html(words(point))}</li>`).join('');
    return `<h2>${html(words(headline))}</h2><ul>${items}</ul>`;
  });
  const times = PRODUCTS.map(({ machine, cleaning }) => {
    const minutes = cleaning.reduce((sum, step) => sum + step.minutes, 0);
    return `<tr><th>${html(machine)}</th><td class="value">${minutes} min</td></tr>`;
  });
  const kind = STATIC_DOCUMENTS.hygienekonzept.name;
  return (
    sheet(
      page,
      hygiene.headline,
      kind,
      `<h1>${html(words(hygiene.headline))}</h1><p class="lead">${html(words(hygiene.subline))}</p>${parts.join('')}`,
    ) + sheet(page, hygiene.headline, kind, `<h2>${html(words(TIMES))}</h2><table>${times.join('')}</table>`)
  );
}
