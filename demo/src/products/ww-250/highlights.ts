import type { Highlight } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const highlights: readonly Highlight[] = [
  {
    label: t('Schneidkopf', 'Cutting head'),
    headline: t('Ein Schnitt auf 490 Quadratzentimetern', 'One cut across 490 square centimetres'),
    more: {
      headline: t('Warum die Fläche zählt', 'Why the area matters'),
      copy: t(
        'Die 250er-Scheibe hat gut die Hälfte mehr Fläche als die 200er. Das Fleisch tritt bei gleicher Menge langsamer und damit kälter aus.',
        'The 250 mm plate has more than half as much area again as the 200 mm one. For the same quantity the meat emerges more slowly, and therefore colder.',
      ),
    },
    pictures: ['ww-250/base'],
  },
  {
    label: t('Podest', 'Platform'),
    headline: t('Auf Trichterhöhe arbeiten', 'Working level with the hopper'),
    more: {
      headline: t('Serie, nicht Zubehör', 'Standard, not an accessory'),
      copy: t(
        'Bei 1.620 mm Beladehöhe gehört das Podest zur Maschine: vier Stufen, Geländer, Tor mit Abfrage.',
        'With a loading height of 1,620 mm the platform is part of the machine: four steps, a rail, a monitored gate.',
      ),
    },
    pictures: ['ww-250/platform'],
  },
];
