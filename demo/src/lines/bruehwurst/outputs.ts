import { t } from '../../text.ts';
import type { Output } from '../line.ts';
import { kilogramsPerHour, perHour } from '../per-hour.ts';

const mixing = perHour('M 1100', { batch: 'batchBlending', time: 'timeBlending', handling: 5, machines: 2 });
const emulsifying = kilogramsPerHour('E 175', 'outputBoiled');

export const outputs: readonly Output[] = [
  {
    headline: t('Würstchen und Aufschnitt', 'Frankfurters and sliced sausage'),
    goods: t('Würstchen', 'Frankfurters'),
    steps: [
      { machine: 'ww-200', step: t('Wolfen, 13 mm', 'Grinding, 13 mm'), plate: 13 },
      {
        machine: 'm-1100',
        step: t('Mischen und entlüften, 2 Mischer', 'Mixing and de-aerating, 2 mixers'),
        fresh: mixing,
        frozen: mixing,
      },
      { machine: 'e-175', step: t('Emulgieren, 0,12 mm', 'Emulsifying, 0.12 mm'), fresh: emulsifying, frozen: emulsifying },
    ],
    note: t(
      'Mit frischem Fleisch bestimmen Wolf und Emulgator die Leistung: 9.000 kg/h.',
      'With fresh meat, grinder and emulsifier decide the output: 9,000 kg/h.',
    ),
    fresh: [
      { picture: 'goods/cubes', description: t('Rindfleisch und Schweinebacken', 'Beef and pork cheeks') },
      { picture: 'goods/emulsion', description: t('Brät aus dem Emulgator', 'Emulsion from the emulsifier') },
    ],
    frozen: [{ picture: 'goods/frozen-block', description: t('Rindfleisch, Block 25 kg', 'Beef, 25 kg block') }],
  },
  {
    headline: t('Fleischwurst mit Einlage', 'Meat sausage with chunky ingredients'),
    goods: t('Mit Einlage', 'With ingredients'),
    steps: [
      { machine: 'ww-200', step: t('Wolfen, 8 mm', 'Grinding, 8 mm'), plate: 8 },
      {
        machine: 'k-550',
        step: t('Kuttern, Einlage unterheben', 'Cutting, folding in'),
        fresh: perHour('K 550', { batch: 'batchBoiled', time: 'timeBoiled', handling: 5 }),
        frozen: null,
      },
    ],
    note: t('Ein Kutter, 1.800 kg/h.', 'One bowl cutter, 1,800 kg/h.'),
    fresh: [
      {
        picture: 'goods/chunky-emulsion',
        description: t('Brät mit Pistazien und Zungenwürfeln', 'Emulsion with pistachios and diced tongue'),
      },
    ],
    frozen: [],
  },
];
