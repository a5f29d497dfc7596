import type { Question } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const questions: readonly Question[] = [
  {
    question: t('Was unterscheidet die WW 160 von der W 160?', 'What sets the WW 160 apart from the W 160?'),
    answer: t(
      'Eine zweite, langsame Schnecke im Trichter. Sie zieht gefrorenes Fleisch ein und hält den Druck vor dem Schneidsatz gleich. Die Scheiben sind dieselben.',
      'A second, slow worm in the hopper. It draws in frozen meat and keeps the pressure in front of the cutting set even. The plates are the same.',
    ),
  },
  {
    question: t('Lässt sich eine Sortiereinrichtung nachrüsten?', 'Can a sorting device be retrofitted?'),
    answer: t(
      'Nein. Bei 8.200 kg je Stunde ist der Abgang in der Mitte einer 160er-Scheibe zu eng; ab WW 200 reicht er.',
      'No. At 8,200 kg an hour the outlet in the middle of a 160 mm plate is too narrow; from the WW 200 on it is wide enough.',
    ),
  },
  {
    question: t('Wie laut ist die Maschine bei Blöcken?', 'How loud is the machine with blocks?'),
    answer: t(
      '78 dB(A) im Mittel. Beim Anbeißen eines Blocks sind kurz 84 dB(A) möglich, Gehörschutz ist dann Pflicht.',
      '78 dB(A) on average. Biting into a block may briefly reach 84 dB(A); ear protection is then mandatory.',
    ),
  },
  {
    question: t('Wie oft wird das Getriebeöl gewechselt?', 'How often is the gear oil changed?'),
    answer: t('Nach 8.000 Stunden, 11 Liter.', 'After 8,000 hours, 11 litres.'),
  },
];
