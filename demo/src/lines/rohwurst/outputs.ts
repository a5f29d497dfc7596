import { same, t } from '../../text.ts';
import type { Output, Step } from '../line.ts';
import { kilogramsPerHour, perHour } from '../per-hour.ts';

const cutting: Step = {
  machine: 'gs-620',
  step: t('Blöcke schneiden', 'Cutting blocks'),
  fresh: null,
  frozen: kilogramsPerHour('GS 620', 'output'),
};
const preGrinding: Step = { machine: 'ww-200', step: t('Vorwolfen, 13 mm', 'Pre-grinding, 13 mm'), plate: 13 };
const mixing: Step = {
  machine: 'm-1100',
  step: t('Mischen, 700 kg', 'Mixing, 700 kg'),
  fresh: perHour('M 1100', { batch: 'batchDrySausage', time: 'timeDrySausage', handling: 4.5 }),
  frozen: perHour('M 1100', { batch: 'batchDrySausage', time: 'timeDrySausage', handling: 4.5 }),
};

const goods = {
  fresh: [
    { picture: 'goods/cubes', description: t('Schweineschulter, 30-mm-Stücke', 'Pork shoulder, 30 mm pieces') },
    { picture: 'goods/diced-fat', description: t('Rückenspeck, gewürfelt', 'Back fat, diced') },
    { picture: 'goods/sausage-mass', description: t('Masse mit Rückenspeck, −4 °C', 'Mixture with back fat, −4 °C') },
  ],
  frozen: [
    { picture: 'goods/frozen-block', description: t('Rindfleisch, Block 25 kg', 'Beef, 25 kg block') },
    { picture: 'goods/frozen-flakes', description: t('Schweinefleisch, in Stücken', 'Pork, in pieces') },
  ],
} as const;

export const outputs: readonly Output[] = [
  {
    headline: t('Salami, fein', 'Salami, fine'),
    goods: same('Salami'),
    steps: [cutting, preGrinding, mixing, { machine: 'wwr-200', step: t('Endkörnung, 3 mm', 'Final grinding, 3 mm'), plate: 3 }],
    note: t(
      'Die Linie leistet so viel wie ihr langsamster Schritt: 2.700 kg/h Salami in feiner Körnung.',
      'The line delivers as much as its slowest step: 2,700 kg/h of fine-grained salami.',
    ),
    ...goods,
  },
  {
    headline: t('Mettwurst, mittelgrob', 'Mettwurst, medium grain'),
    goods: same('Mettwurst'),
    steps: [cutting, preGrinding, mixing, { machine: 'wwr-200', step: t('Endkörnung, 5 mm', 'Final grinding, 5 mm'), plate: 5 }],
    note: t('Mit 5 mm sind es 4.800 kg/h.', 'With 5 mm it is 4,800 kg/h.'),
    ...goods,
  },
  {
    headline: t('Landjäger, grob', 'Landjaeger, coarse'),
    goods: t('Landjäger', 'Landjaeger'),
    steps: [cutting, preGrinding, mixing, { machine: 'wwr-200', step: t('Endkörnung, 8 mm', 'Final grinding, 8 mm'), plate: 8 }],
    note: t('Bei 8 mm bestimmt der Mischer die Leistung: 6.000 kg/h.', 'With 8 mm the mixer decides the output: 6,000 kg/h.'),
    ...goods,
  },
  {
    headline: t('Teewurst, gekuttert', 'Spreadable sausage, from the bowl cutter'),
    goods: t('Teewurst', 'Spreadable sausage'),
    steps: [
      preGrinding,
      {
        machine: 'k-550',
        step: t('Kuttern, 330 kg', 'Cutting, 330 kg'),
        fresh: perHour('K 550', { batch: 'batchDry', time: 'timeDry', handling: 3 }),
        frozen: null,
      },
    ],
    note: t('Ein Kutter, 2.200 kg/h. Zwei Kutter verdoppeln.', 'One bowl cutter, 2,200 kg/h. Two double it.'),
    fresh: goods.fresh,
    frozen: [],
  },
];
