import type { Question } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const questions: readonly Question[] = [
  {
    question: t('Ersetzt das Rührwerk einen Mischer?', 'Do the stirring arms replace a mixer?'),
    answer: t(
      'Für Fleisch und Fett ja. Salz, Gewürz und Wasser gehören in einen Mischer oder in die WM 600: Die Arme tragen, sie binden nicht.',
      'For meat and fat, yes. Salt, spices and water belong in a mixer or in the WM 600: the arms carry, they do not bind.',
    ),
  },
  {
    question: t('Warum leistet sie weniger als die WW 200?', 'Why is its output lower than that of the WW 200?'),
    answer: t(
      'Gut 6 % weniger: Die Arme brauchen Platz neben der Zubringerschnecke, sie ist deshalb etwas schmaler.',
      'A good 6% lower: the arms need room beside the feed worm, so it is slightly narrower.',
    ),
  },
  {
    question: t('Welche Chargen sind sinnvoll?', 'Which batch sizes make sense?'),
    answer: t('Von 150 bis 420 kg.', 'From 150 to 420 kg.'),
  },
];
