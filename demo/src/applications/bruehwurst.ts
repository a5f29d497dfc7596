import { t } from '../text.ts';
import type { Application } from './application.ts';

export const bruehwurst: Application = {
  title: t('Brühwurst', 'Boiled sausage'),
  subline: t(
    'Ein Brät, das bindet: feucht, fein, unter 12 °C. Vom Würstchen bis zur Fleischwurst im Stück.',
    'An emulsion that binds: moist, fine, below 12 °C. From frankfurters to whole meat sausage.',
  ),
  picture: 'goods/emulsion',
  topics: ['sausage'],
  facts: [
    { text: t('Endtemperatur höchstens 12 °C', 'Final temperature of 12 °C at most'), icon: 'thermometer' },
    { text: t('Chargen von 90 bis 420 kg', 'Batches of 90 to 420 kg'), icon: 'scale' },
    { text: t('Sieben bis zehn Minuten je Charge', 'Seven to ten minutes a batch'), icon: 'timer' },
    { text: t('Eis und Wasser auf 200 g dosiert', 'Ice and water dosed to within 200 g'), icon: 'droplets' },
    { text: t('Im Durchlauf bis 9.000 kg/h', 'Up to 9,000 kg/h in one pass'), icon: 'check' },
  ],
  slides: [
    {
      headline: t('Vorwolfen auf 8 oder 13 mm', 'Pre-grinding to 8 or 13 mm'),
      points: [
        t('Gröber, wenn der Kutter Kraft hat', 'Coarser if the bowl cutter has the power'),
        t('Feiner, wenn ein Emulgator folgt', 'Finer if an emulsifier follows'),
      ],
      picture: 'ww-250/base',
    },
    {
      headline: t('Kuttern nach Temperatur', 'Cutting by temperature'),
      points: [
        t('Mageres, Salz und Eis bis 4 °C', 'Lean meat, salt and ice up to 4 °C'),
        t('Fett und Gewürz bis 12 °C', 'Fat and spices up to 12 °C'),
        t('Langsam laufen lassen, dann entleeren', 'Let it run slowly, then empty'),
      ],
      picture: 'scenes/cooked-sausage',
    },
    {
      headline: t('Feinheit im Durchlauf', 'Fineness in one pass'),
      points: [
        t('Schneidspalt bis 0,05 mm', 'Cutting gap down to 0.05 mm'),
        t('Fünf bis acht Kelvin Erwärmung', 'Temperature rise of five to eight kelvin'),
      ],
      picture: 'e-175/detail',
    },
    {
      headline: t('Entlüften vor dem Füllen', 'De-aerating before filling'),
      points: [t('95 % Vakuum, 750 kg, fünf Minuten', '95% vacuum, 750 kg, five minutes')],
      picture: 'm-1100/lid',
    },
  ],
  machines: ['k-330', 'k-550', 'e-175', 'ww-250', 'm-1100'],
  lines: ['bruehwurstlinie'],
};
