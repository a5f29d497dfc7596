import { type Product, productTitle } from '../catalogue.ts';
import { t } from '../text.ts';
import { html, type Sheet, sheet } from './page.ts';

const KIND = t('Reinigungsanleitung', 'Cleaning instructions');

/** The daily cleaning, step by step with its times. */
export function cleaningInstructions(page: Sheet, product: Product): string {
  const { words } = page;
  const total = product.cleaning.reduce((sum, { minutes }) => sum + minutes, 0);
  const lead = t(
    `Tägliche Reinigung, eine Person, ${total} Minuten. Vor jedem Schritt an offenen Messern und Wellen: Hauptschalter aus und gesichert.`,
    `Daily cleaning, one person, ${total} minutes. Before every step at open knives and shafts: main switch off and secured.`,
  );
  const steps = product.cleaning.map(
    ({ title, minutes, copy }, index) =>
      `<li><span class="number">${index + 1}</span><div><b>${html(words(title))}</b><p>${html(words(copy))}</p></div><span class="minutes">${minutes} min</span></li>`,
  );
  const safety = t(
    'Kein Hochdruck auf Dichtungen, Bedienfeld und Lüfter. Nur Mittel verwenden, die für Edelstahl 1.4301 und Lebensmittelbetriebe freigegeben sind.',
    'No high pressure on seals, control panel and fans. Use only agents approved for stainless steel 1.4301 and food plants.',
  );
  return sheet(
    page,
    productTitle(product),
    KIND,
    `<h1>${html(words(productTitle(product)))}</h1><p class="lead">${html(words(lead))}</p><ol>${steps.join('')}</ol><p class="note">${html(words(safety))}</p>`,
  );
}
