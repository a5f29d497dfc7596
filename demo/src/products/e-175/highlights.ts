import type { Highlight } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const highlights: readonly Highlight[] = [
  {
    label: t('Schneidkopf', 'Cutting head'),
    headline: t(
      'Ein Zehntel Umdrehung am Rad, drei Hundertstel im Spalt',
      'A tenth of a turn on the wheel, three hundredths in the gap',
    ),
    more: {
      headline: t('Ablesen und wiederfinden', 'Read it and find it again'),
      copy: t(
        'Der Skalenring zeigt den Spalt in Hundertstelmillimetern. Wer eine Einstellung notiert, trifft sie am nächsten Tag genau.',
        'The scale ring shows the gap in hundredths of a millimetre. Note a setting and you will hit it exactly the next day.',
      ),
    },
    pictures: ['e-175/head'],
  },
  {
    label: t('Unterbau', 'Base'),
    headline: t('Der Motor steht, das Produkt fällt', 'The motor stands upright, the product falls'),
    more: {
      headline: t('Kurze Welle', 'A short shaft'),
      copy: t(
        'Zwischen Motorlager und Messern liegen 190 mm. Nichts schwingt, auch nicht bei 3.000 Umdrehungen.',
        'There are 190 mm between motor bearing and knives. Nothing vibrates, not even at 3,000 rpm.',
      ),
    },
    pictures: ['e-175/base'],
  },
];
