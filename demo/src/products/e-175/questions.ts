import type { Question } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const questions: readonly Question[] = [
  {
    question: t('Kutter oder Emulgator?', 'Bowl cutter or emulsifier?'),
    answer: t(
      'Der Kutter mischt, bindet und schneidet in der Schüssel. Der Emulgator schneidet nur, das aber im Durchlauf. Viele Betriebe kuttern grob vor und gehen für die letzte Feinheit durch die E 175.',
      'The bowl cutter mixes, binds and cuts in the bowl. The emulsifier only cuts, but does so continuously. Many plants cut coarsely first and use the E 175 for the final fineness.',
    ),
  },
  {
    question: t('Wie grob darf die Vormischung sein?', 'How coarse may the pre-mix be?'),
    answer: t('Gewolft auf 5 mm oder feiner, bei 2 bis 4 °C.', 'Ground to 5 mm or finer, at 2 to 4 °C.'),
  },
  {
    question: t('Verarbeitet sie Schwarten?', 'Does it process rind?'),
    answer: t(
      'Ja, gekocht und heiß ab 70 °C. Rohe Schwarten nur in der Ausführung D und vorgewolft auf 3 mm.',
      'Yes, cooked and hot from 70 °C. Raw rind only with version D and pre-ground to 3 mm.',
    ),
  },
  {
    question: t('Was bleibt im Kopf zurück?', 'What stays behind in the head?'),
    answer: t('Rund 6 kg. Mit dem Auspressdeckel weniger als eines.', 'About 6 kg. With the press-out lid less than one.'),
  },
];
