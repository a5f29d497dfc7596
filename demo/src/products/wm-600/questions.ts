import type { Question } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const questions: readonly Question[] = [
  {
    question: t('Kann die WM 600 nur mischen?', 'Can the WM 600 be used just for mixing?'),
    answer: t(
      'Ja. Mit umgekehrter Drehrichtung bleibt die Masse im Trog; entleert wird durch den Schneidkopf ohne Schneidsatz.',
      'Yes. With the direction reversed, the mixture stays in the trough; it is emptied through the cutting head without a cutting set.',
    ),
  },
  {
    question: t('Was ist die kleinste Charge?', 'What is the smallest batch?'),
    answer: t('120 kg. Darunter greifen die Paddel nicht mehr ineinander.', '120 kg. Below that the paddles no longer mesh.'),
  },
  {
    question: t('Passen die Scheiben der W 160?', 'Do the plates of the W 160 fit?'),
    answer: t(
      'Ja, Schneidsatz und Lochscheiben mit 160 mm sind gleich. Ein Bestand genügt für beide Maschinen.',
      'Yes, the cutting set and 160 mm hole plates are the same. One set of spares serves both machines.',
    ),
  },
  {
    question: t('Wie wird der Kühlmantel versorgt?', 'How is the cooling jacket supplied?'),
    answer: t(
      'Mit Sole aus Ihrer Anlage oder aus einem Kühlaggregat, das neben der Maschine steht.',
      'With brine from your own system or from a cooling unit beside the machine.',
    ),
  },
];
