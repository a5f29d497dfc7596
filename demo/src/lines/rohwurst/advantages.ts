import type { Advantage } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const advantages: readonly Advantage[] = [
  {
    key: 'one-wash',
    category: 'hygiene',
    title: t('Ein Waschgang für alle', 'One wash for all'),
    copy: t(
      'Düsen und Wannen sitzen an denselben Stellen. Ein Programm reinigt die ganze Linie.',
      'Nozzles and trays sit in the same places. One programme cleans the whole line.',
    ),
    picture: 'ww-200/slope',
    details: [
      {
        headline: t('Wasser', 'Water'),
        copy: t('1,9 m³ je Reinigung, gemessen.', '1.9 m³ per cleaning, measured.'),
      },
    ],
  },
  {
    key: 'gravity',
    category: 'performance',
    title: t('Übergabe ohne Band', 'Transfer without a belt'),
    copy: t(
      'Die Maschinen stehen in einer Achse. Das Brät fällt und wird nicht gepumpt.',
      'The machines stand on one axis. The mixture drops and is not pumped.',
    ),
    picture: 'gs-620/chute',
    details: [
      {
        headline: t('Höhen', 'Heights'),
        copy: t('Drei Ebenen, 760, 1.260 und 1.430 mm.', 'Three levels: 760, 1,260 and 1,430 mm.'),
      },
    ],
  },
  {
    key: 'one-pace',
    category: 'performance',
    title: t('Ein Takt', 'One pace'),
    copy: t(
      'Die langsamste Maschine gibt den Takt vor, die anderen halten ihn ohne Leerlauf.',
      'The slowest machine sets the pace, the others keep it without idling.',
    ),
    picture: 'wwr-200/bearings',
    details: [
      {
        headline: t('Umstellen', 'Changing over'),
        copy: t('Von 3 auf 8 mm in neun Minuten.', 'From 3 to 8 mm in nine minutes.'),
      },
    ],
  },
];
