import type { Question } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const questions: readonly Question[] = [
  {
    question: t('Wie hoch muss die Halle sein?', 'How high does the hall have to be?'),
    answer: t(
      '3.900 mm: Die Säule misst 2.740 mm, der gekippte Wagen reicht 900 mm darüber hinaus.',
      '3,900 mm: the column measures 2,740 mm, and the tipped trolley reaches 900 mm above it.',
    ),
  },
  {
    question: t('Was passiert bei einem Kettenriss?', 'What happens if a chain breaks?'),
    answer: t(
      'Die zweite Kette trägt die volle Last, eine Fangvorrichtung hält die Gabel nach höchstens 30 mm.',
      'The second chain carries the full load, and a safety catch stops the fork after 30 mm at most.',
    ),
  },
  {
    question: t('Kann man ohne Hubsäule beladen?', 'Can it be loaded without the column?'),
    answer: t(
      'Ja, von oben über ein Band. Der Trichterrand liegt dann frei auf 1.850 mm.',
      'Yes, from above by a belt. The edge of the hopper is then accessible at 1,850 mm.',
    ),
  },
  {
    question: t('Wie viele Wagen brauchen wir?', 'How many trolleys do we need?'),
    answer: t(
      'Bei 16 Tonnen je Stunde rund 60 Hübe. Mit acht Wagen je Linie wartet niemand.',
      'At 16 tonnes an hour about 60 lifts. With eight trolleys a line, nobody waits.',
    ),
  },
];
