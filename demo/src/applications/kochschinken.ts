import { t } from '../text.ts';
import type { Application } from './application.ts';

export const kochschinken: Application = {
  title: t('Kochschinken', 'Cooked ham'),
  subline: t(
    'Massieren unter Vakuum, in Intervallen, über Nacht. Am Morgen liegt eine Scheibe ohne Poren auf dem Teller.',
    'Massaged under vacuum, in intervals, overnight. In the morning there is a slice without pores on the plate.',
  ),
  picture: 'scenes/cooked-ham',
  topics: ['ham'],
  facts: [
    { text: t('600 kg je Charge', '600 kg a batch'), icon: 'scale' },
    { text: t('3 bis 16 Stunden mit Ruhezeiten', '3 to 16 hours including rest'), icon: 'timer' },
    { text: t('95 % Vakuum nach 70 Sekunden', '95% vacuum after 70 seconds'), icon: 'check' },
    { text: t('2 bis 6 °C über Nacht', '2 to 6 °C overnight'), icon: 'thermometer' },
    { text: t('Lake auf 1 kg genau dosiert', 'Brine dosed to within 1 kg'), icon: 'droplets' },
  ],
  slides: [
    {
      headline: t('Schonend massieren', 'Gentle massaging'),
      points: [
        t('Acht Umdrehungen je Minute, 20 Minuten Arbeit, 40 Minuten Ruhe', 'Eight rpm, 20 minutes of work, 40 minutes of rest'),
        t('Paddel in der dritten Stellung', 'Paddles in the third position'),
      ],
      picture: 'applications/cooked-ham',
    },
    {
      headline: t('Eiweiß bindet, Luft geht', 'Protein binds, air leaves'),
      points: [t('Keine Poren, kein Gelee in der Naht', 'No pores, no jelly along the seam')],
      picture: 'm-1100/side',
    },
    {
      headline: t('In zwei Minuten im Wagen', 'In the trolley within two minutes'),
      points: [t('Zwei Klappen, zwei Wagen', 'Two flaps, two trolleys'), t('Stücke bleiben ganz', 'Pieces stay whole')],
      picture: 'm-1100/trolleys',
    },
  ],
  machines: ['m-1100'],
  lines: [],
};
