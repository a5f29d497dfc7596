import type { Question } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const questions: readonly Question[] = [
  {
    question: t('Läuft die W 130 an einer 16-A-Steckdose?', 'Does the W 130 run on a 16 A socket?'),
    answer: t('Nein. Sie braucht 400 V und 25 A.', 'No. It needs 400 V and 25 A.'),
  },
  {
    question: t('Wann lohnt sich die W 160?', 'When is the W 160 the better choice?'),
    answer: t(
      'Sobald Sie mit 200-Liter-Wagen arbeiten. Die W 130 hat keine Beschickung und wird von Hand gefüllt.',
      'As soon as you work with 200-litre trolleys. The W 130 has no loader and is fed by hand.',
    ),
  },
  {
    question: t('Gibt es kleinere Lochscheiben als 3 mm?', 'Are there plates finer than 3 mm?'),
    answer: t(
      'Ja, 2 mm für Feinkost. Rechnen Sie mit einem Drittel weniger Leistung als bei 3 mm.',
      'Yes, 2 mm for delicatessen. Expect a third less output than with 3 mm.',
    ),
  },
];
