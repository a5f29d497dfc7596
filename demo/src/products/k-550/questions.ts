import type { Question } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const questions: readonly Question[] = [
  {
    question: t('Ab welcher Menge lohnt die K 550?', 'From what quantity does the K 550 pay off?'),
    answer: t(
      'Ab etwa acht Tonnen Brät am Tag in höchstens vier Sorten. Bei mehr Sorten sind zwei K 330 beweglicher.',
      'From about eight tonnes of emulsion a day in no more than four varieties. With more varieties, two K 330s are more flexible.',
    ),
  },
  {
    question: t('Wie viel Platz braucht sie?', 'How much space does it need?'),
    answer: t(
      '5,6 × 5,1 Meter mit Freiraum für Wagen und Reinigung.',
      '5.6 × 5.1 metres including room for trolleys and cleaning.',
    ),
  },
  {
    question: t('Muss der Netzanschluss verstärkt werden?', 'Does the mains connection have to be upgraded?'),
    answer: t(
      'Meist ja: 225 kW Anschlusswert, 500 A Vorsicherung. Der Umrichter begrenzt den Anlauf auf 380 A.',
      'Usually yes: 225 kW connected load, a 500 A fuse. The inverter limits the starting current to 380 A.',
    ),
  },
  {
    question: t('Kann sie ohne Beschickung geliefert werden?', 'Can it be supplied without the loader?'),
    answer: t(
      'Ja, wenn ein Band von oben zuführt. Maße und Preis ändern sich.',
      'Yes, if a belt feeds it from above. Dimensions and price change.',
    ),
  },
];
