import type { Option } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const options: readonly Option[] = [
  {
    key: 'trolley-lift',
    categories: ['loading'],
    title: t('Beschickungseinrichtung', 'Trolley loader'),
    copy: t('Schwenkbar, für 200-l-Wagen.', 'Swivelling, for 200-litre trolleys.'),
    pictures: ['ww-200/trolley-lift'],
    slides: [
      {
        headline: t('Beidseitig', 'On either side'),
        copy: t(
          'Schwenkt um 90 Grad und gibt den Trichter zum Reinigen frei.',
          'Swings through 90 degrees and clears the hopper for cleaning.',
        ),
      },
    ],
  },
  {
    key: 'speed-control',
    categories: ['control'],
    title: t('Bedienfeld mit Drehzahlregelung', 'Control panel with speed control'),
    copy: t('Stufenlos von 80 bis 240 Umdrehungen je Minute.', 'Infinitely variable from 80 to 240 rpm.'),
    pictures: ['w-160/control'],
    slides: [
      {
        headline: t('Langsam für kaltes Fleisch', 'Slow for cold meat'),
        copy: t(
          'Unter −4 °C senkt das Programm die Drehzahl von selbst.',
          'Below −4 °C the programme lowers the speed automatically.',
        ),
      },
    ],
  },
  {
    key: 'sorting',
    categories: ['cutting'],
    title: t('Sortiereinrichtung', 'Sorting device'),
    copy: t('Trennt Knorpel und Sehnen, mit Handrad verstellbar.', 'Separates gristle and sinews, adjusted by hand wheel.'),
    pictures: ['ww-200/sorting'],
    slides: [
      {
        headline: t('In einer Stunde nachgerüstet', 'Retrofitted in an hour'),
        copy: t('Es wird nur der Schneidsatz getauscht.', 'Only the cutting set is replaced.'),
      },
    ],
  },
  {
    key: 'wash-trolley',
    categories: ['cleaning'],
    title: t('Schneckenausfahrwagen', 'Worm trolley'),
    copy: t(
      'Der Wagen der WW 200: An der W 160 trägt er Arbeitsschnecke und Schneidsatz.',
      'The trolley of the WW 200: at the W 160 it carries the grinding worm and the cutting set.',
    ),
    pictures: ['ww-200/worm-trolley'],
    slides: [
      {
        headline: t('Zwei Schneidsätze', 'Two cutting sets'),
        copy: t('Platz für einen gereinigten und einen benutzten.', 'Room for one clean and one used.'),
      },
    ],
  },
];
