import type { Highlight } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const highlights: readonly Highlight[] = [
  {
    label: t('Zuführung', 'Infeed'),
    headline: t('Der Block kommt, wie er ist', 'The block comes as it is'),
    more: {
      headline: t('Welche Blöcke passen', 'Which blocks fit'),
      copy: t(
        'Alle Normblöcke bis 620 × 600 × 200 mm, mit und ohne Folie, einzeln oder im Stapel mit Blockheber.',
        'All standard blocks up to 620 × 600 × 200 mm, with or without film, single or stacked with a block lift.',
      ),
    },
    pictures: ['gs-620/block'],
  },
  {
    label: t('Auslauf', 'Outlet'),
    headline: t('Stücke, die Wolf und Kutter sofort greifen', 'Pieces the grinder and the bowl cutter take at once'),
    more: {
      headline: t('Stückgröße', 'Piece size'),
      copy: t(
        '80 × 60 × 40 mm mit der Standardtrommel, 40 × 30 × 20 mm mit der feinen Trommel der GS 620 F.',
        '80 × 60 × 40 mm with the standard drum, 40 × 30 × 20 mm with the fine drum of the GS 620 F.',
      ),
    },
    pictures: ['gs-620/trolley'],
  },
  {
    label: t('Aufstellung', 'Installation'),
    headline: t('Passt neben den Winkelwolf', 'Fits beside the angled meat grinder'),
    more: {
      headline: t('Platz', 'Space'),
      copy: t(
        '2,65 m Länge mit Zuführtisch. Der Tisch klappt zum Reinigen hoch und gibt den Gang frei.',
        '2.65 m long including the infeed table. The table folds up for cleaning and clears the aisle.',
      ),
    },
    pictures: ['gs-620/rear'],
  },
];
