import type { Question } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const questions: readonly Question[] = [
  {
    question: t('Wie lange dauert eine Charge Brühwurst?', 'How long does a batch of boiled sausage take?'),
    answer: t(
      'Acht bis neun Minuten vom Beladen bis zum Entleeren, bei 250 kg und 12 °C Endtemperatur.',
      'Eight to nine minutes from loading to emptying, with 250 kg and a final temperature of 12 °C.',
    ),
  },
  {
    question: t('Kann gefrorenes Fleisch direkt gekuttert werden?', 'Can frozen meat be cut directly?'),
    answer: t(
      'Ja, in Stücken bis etwa Faustgröße und bis −12 °C. Ganze Blöcke schneiden Sie vorher mit der GS 620.',
      'Yes, in pieces up to the size of a fist and down to −12 °C. Cut whole blocks with the GS 620 first.',
    ),
  },
  {
    question: t('Welche Messer passen?', 'Which knives fit?'),
    answer: t(
      'Sichelmesser und flache Messer für 700 mm Flugkreis. Wir schleifen und wuchten sie im Werk oder bei Ihnen.',
      'Sickle knives and flat knives for a 700 mm circle. We sharpen and balance them at our works or at yours.',
    ),
  },
  {
    question: t('Reicht ein üblicher Hallenboden?', 'Is an ordinary factory floor sufficient?'),
    answer: t(
      'Ja, ab 2.000 kg/m². Die Maschine steht auf vier Stellfüßen mit Dämpfung und braucht kein Fundament.',
      'Yes, from 2,000 kg/m². The machine stands on four damped feet and needs no foundation.',
    ),
  },
];
