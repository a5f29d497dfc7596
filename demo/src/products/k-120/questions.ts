import type { Question } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const questions: readonly Question[] = [
  {
    question: t(
      'Lässt sich ein Rezept von der K 120 auf die K 330 übertragen?',
      'Can a recipe be moved from the K 120 to the K 330?',
    ),
    answer: t(
      'Ja. Temperaturen und Umläufe bleiben, die Zeit steigt um etwa ein Zehntel. Die Steuerung rechnet die Mengen um.',
      'Yes. Temperatures and bowl turns stay the same, the time rises by about a tenth. The control converts the quantities.',
    ),
  },
  {
    question: t('Kann gefrorenes Fleisch hinein?', 'Can frozen meat go in?'),
    answer: t(
      'Ja, in Stücken von 40 × 30 × 20 mm, wie sie die GS 620 F schneidet, bis −12 °C.',
      'Yes, in pieces of 40 × 30 × 20 mm as cut by the GS 620 F, down to −12 °C.',
    ),
  },
  {
    question: t('Gibt es die K 120 mit Vakuum?', 'Is the K 120 available with vacuum?'),
    answer: t(
      'Nein. Entlüftet wird danach, zum Beispiel in der M 1100.',
      'No. De-aeration follows afterwards, for example in the M 1100.',
    ),
  },
  {
    question: t('Wie lange dauert die Einweisung?', 'How long does training take?'),
    answer: t(
      'Einen Tag: vormittags Technik, nachmittags drei Chargen mit Ihren Rezepten.',
      'One day: the machine in the morning, three batches with your recipes in the afternoon.',
    ),
  },
];
