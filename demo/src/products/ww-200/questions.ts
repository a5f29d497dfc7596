import type { Question } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const questions: readonly Question[] = [
  {
    question: t('Kann die WW 200 ganze Gefrierblöcke verarbeiten?', 'Can the WW 200 process whole frozen blocks?'),
    answer: t(
      'Ja. Normblöcke bis 600 × 400 × 200 mm werden bei −18 °C ohne Vorbrechen eingezogen. Kältere Blöcke schneiden Sie vorher mit einem Gefrierfleischschneider.',
      'Yes. Standard blocks up to 600 × 400 × 200 mm are drawn in at −18 °C without pre-breaking. Cut colder blocks with a frozen block cutter first.',
    ),
  },
  {
    question: t('Wie lange dauert der Wechsel des Schneidsatzes?', 'How long does it take to change the cutting set?'),
    answer: t('Eine Person wechselt fünf Teile in rund vier Minuten.', 'One person changes five parts in about four minutes.'),
  },
  {
    question: t('Welche Lochscheiben passen?', 'Which hole plates fit?'),
    answer: t(
      'Alle Scheiben mit 200 mm Durchmesser und 3 bis 30 mm Bohrung.',
      'All plates of 200 mm diameter with holes of 3 to 30 mm.',
    ),
  },
  {
    question: t('Ist eine Nachrüstung der Sortiereinrichtung möglich?', 'Can the sorting device be retrofitted?'),
    answer: t(
      'Ja, ab Baujahr 2021 ohne Umbau des Gehäuses. Planen Sie einen halben Tag Stillstand ein.',
      'Yes, on machines built from 2021 on, without changing the housing. Allow half a day of downtime.',
    ),
  },
];
