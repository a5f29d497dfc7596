import type { Question } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const questions: readonly Question[] = [
  {
    question: t('Wie klein darf eine Charge sein?', 'How small may a batch be?'),
    answer: t('250 kg beim Mischen, 400 kg beim Massieren.', '250 kg for mixing, 400 kg for massaging.'),
  },
  {
    question: t('Wie hoch muss der Raum sein?', 'How high does the room have to be?'),
    answer: t(
      '3.400 mm, damit der Deckel ganz öffnet. Mit Beschickung 3.700 mm.',
      '3,400 mm, so that the lid opens fully. With a loader 3,700 mm.',
    ),
  },
  {
    question: t('Bleiben Einlagen ganz?', 'Do chunky ingredients stay whole?'),
    answer: t(
      'Ja. In der Paddelstellung „tragen“ werden auch Pistazien und Käsewürfel nicht zerdrückt.',
      'Yes. With the paddles set to “carry” even pistachios and cheese cubes are not crushed.',
    ),
  },
  {
    question: t('Gibt es die M 1100 ohne Vakuum?', 'Is the M 1100 available without vacuum?'),
    answer: t(
      'Ja, in der Ausführung K: Dort ist Vakuum eine Option, die Kühlung Serie.',
      'Yes, as version K: vacuum is optional there, and cooling is standard.',
    ),
  },
];
