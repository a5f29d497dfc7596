import { t } from '../text.ts';
import type { Application } from './application.ts';

export const kochwurst: Application = {
  title: t('Leber- und Kochwurst', 'Liver sausage and pâté'),
  subline: t(
    'Heiß verarbeitet und trotzdem streichfähig: Kutter und Emulgator arbeiten bis 90 °C.',
    'Processed hot and still easy to spread: bowl cutter and emulsifier work at up to 90 °C.',
  ),
  picture: 'scenes/liver-sausage',
  topics: ['sausage', 'craft'],
  facts: [
    { text: t('Verarbeitung bei 55 bis 85 °C', 'Processed at 55 to 85 °C'), icon: 'thermometer' },
    { text: t('Sechs bis neun Minuten je Charge', 'Six to nine minutes a batch'), icon: 'timer' },
    { text: t('Streichfein ohne sichtbares Korn', 'Smooth, without visible grain'), icon: 'check' },
    { text: t('Gekochte Schwarte ab 70 °C im Durchlauf', 'Cooked rind from 70 °C in one pass'), icon: 'check' },
    { text: t('Dichtungen bis 120 °C für die Reinigung', 'Seals good for 120 °C during cleaning'), icon: 'shield-check' },
  ],
  slides: [
    {
      headline: t('Leber zuerst, kalt', 'Liver first, cold'),
      points: [
        t('Bis sie Blasen zieht', 'Until it starts to bubble'),
        t('Dann wartet sie im Wagen auf die heiße Masse', 'Then it waits in the trolley for the hot mixture'),
      ],
      picture: 'k-120/bowl',
    },
    {
      headline: t('Heiß emulgieren', 'Emulsifying hot'),
      points: [
        t('Fett und Brühe binden über 50 °C', 'Fat and broth bind above 50 °C'),
        t('Beheizte Schüssel hält die Temperatur', 'A heated bowl keeps the temperature'),
      ],
      picture: 'scenes/cooked-sausage',
    },
    {
      headline: t('Zwölf Tonnen je Stunde', 'Twelve tonnes an hour'),
      points: [t('Die E 175 nimmt ab, was drei Kutter liefern', 'The E 175 takes what three bowl cutters deliver')],
      picture: 'applications/liver-sausage',
    },
  ],
  machines: ['k-120', 'k-330', 'k-550', 'e-175'],
  lines: [],
};
