import { t } from '../../text.ts';
import type { Output } from '../line.ts';
import { kilogramsPerHour } from '../per-hour.ts';

const PAIR = 2 * kilogramsPerHour('WM 600', 'outputBatch');

export const outputs: readonly Output[] = [
  {
    headline: t('Hackfleisch in Schalen', 'Minced meat in trays'),
    goods: t('Hackfleisch', 'Minced meat'),
    steps: [
      { machine: 'wwr-200', step: t('Vorwolfen, 13 mm', 'Pre-grinding, 13 mm'), plate: 13 },
      {
        machine: 'wm-600',
        step: t('Mischen und wolfen, 2 × 450 kg', 'Mixing and grinding, 2 × 450 kg'),
        fresh: PAIR,
        frozen: null,
      },
    ],
    note: t(
      'Vorgewolft wird auch gefroren; der Mischwolf verarbeitet von −4 bis +8 °C.',
      'Pre-grinding works with frozen meat as well; the mixer-grinder processes from −4 to +8 °C.',
    ),
    fresh: [
      { picture: 'goods/mince', description: t('Rindfleisch, 20 % Fett', 'Beef, 20% fat') },
      { picture: 'goods/cubes', description: t('Rindfleisch, vorgeschnitten', 'Beef, pre-cut') },
    ],
    frozen: [
      { picture: 'goods/frozen-flakes', description: t('Rindfleisch, in Stücken bei −12 °C', 'Beef, in pieces at −12 °C') },
    ],
  },
  {
    headline: t('Kleinmengen und Sondersorten', 'Small quantities and special varieties'),
    goods: t('Kleinmengen', 'Small quantities'),
    steps: [{ machine: 'w-160', step: t('Wolfen, 5 mm', 'Grinding, 5 mm'), plate: 5 }],
    note: t(
      'Neben der Linie, ohne Sortenwechsel an den Mischwölfen.',
      'Beside the line, without changing the mixer-grinders over.',
    ),
    fresh: [{ picture: 'goods/mince', description: t('Lamm und Wild', 'Lamb and game') }],
    frozen: [],
  },
];
