import { t } from '../text.ts';
import type { Application } from './application.ts';

export const tiernahrung: Application = {
  title: t('Tiernahrung', 'Pet food'),
  subline: t(
    'Hohe Stundenleistung aus gefrorenem Rohstoff, Körnung 8 bis 20 mm, weiche Knochen inbegriffen.',
    'High hourly output from frozen raw material, particle size of 8 to 20 mm, soft bones included.',
  ),
  picture: 'scenes/pet-food',
  topics: ['pet-food', 'industry'],
  facts: [
    { text: t('Bis 22.000 kg/h mit 20-mm-Scheibe', 'Up to 22,000 kg/h with a 20 mm plate'), icon: 'check' },
    { text: t('Blöcke mit −20 °C ohne Vorbrechen', 'Blocks at −20 °C without pre-breaking'), icon: 'snowflake' },
    { text: t('Weiche Knochen bis 15 mm', 'Soft bones of up to 15 mm'), icon: 'ruler' },
    { text: t('8,4 kWh je Tonne', '8.4 kWh per tonne'), icon: 'scale' },
  ],
  slides: [
    {
      headline: t('Wagen anstellen, weggehen', 'Park the trolley, walk away'),
      points: [
        t('Die Hubsäule belädt nach Füllstand', 'The lifting column loads by level'),
        t('Acht Wagen je Linie genügen', 'Eight trolleys a line are enough'),
      ],
      picture: 'wwb-300/lift',
    },
    {
      headline: t('Gehärteter Schneidsatz', 'Hardened cutting set'),
      points: [t('90 Tonnen bis zum ersten Schliff', '90 tonnes before the first sharpening')],
      picture: 'ww-160/detail',
    },
    {
      headline: t('Metallsuche vor den Messern', 'Metal detection ahead of the knives'),
      points: [t('Eisen ab 2,5 mm, Edelstahl ab 4 mm', 'Iron from 2.5 mm, stainless steel from 4 mm')],
      picture: 'gs-620/infeed',
    },
  ],
  machines: ['wwb-300', 'ww-250', 'ww-160', 'gs-620'],
  lines: [],
};
