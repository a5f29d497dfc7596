import { t } from '../text.ts';
import type { Automation } from './all.ts';

export const beschickung: Automation = {
  title: t('Beschickung', 'Loading'),
  subline: t('Wagen heben, wiegen, kippen', 'Lifting, weighing and tipping trolleys'),
  topics: ['logistics'],
  sections: [
    {
      headline: t('Nach Füllstand, nicht nach Zuruf', 'By level, not by shouting'),
      copy: [
        t(
          'Sonden im Trichter rufen den nächsten Wagen. Die Säule wiegt ihn beim Heben und bucht das Gewicht auf die Charge.',
          'Probes in the hopper call for the next trolley. The column weighs it while lifting and books the weight to the batch.',
        ),
      ],
    },
    {
      headline: t('Für Wagen mit 200 und 300 Litern', 'For trolleys of 200 and 300 litres'),
      copy: [
        t(
          'Beide Größen nach DIN 9797. Ein Chip am Rand nennt Herkunft und Sorte; falsche Ware wird nicht gekippt.',
          'Both sizes to DIN 9797. A chip on the rim states origin and variety; wrong goods are not tipped.',
        ),
      ],
    },
    {
      headline: t('Sicher im Gang', 'Safe in the aisle'),
      copy: [
        t(
          'Ein Laserscanner erkennt Füße ab 40 mm Breite und stoppt die Säule in 180 Millisekunden.',
          'A laser scanner detects feet from a width of 40 mm and stops the column in 180 milliseconds.',
        ),
      ],
    },
  ],
  pictures: ['ww-200/trolley-lift', 'wwb-300/lift', 'k-550/loader'],
  videos: ['films/gs-620'],
};
