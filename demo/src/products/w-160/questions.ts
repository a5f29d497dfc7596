import type { Question } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const questions: readonly Question[] = [
  {
    question: t('Reicht die W 160 für gefrorenes Fleisch?', 'Is the W 160 sufficient for frozen meat?'),
    answer: t(
      'Ja, für vorgebrochene Stücke bis −12 °C. Für ganze Blöcke ist ein Winkelwolf die richtige Maschine.',
      'Yes, for pre-broken pieces down to −12 °C. For whole blocks an angle grinder is the right machine.',
    ),
  },
  {
    question: t('Passt sie durch eine Normtür?', 'Does it fit through a standard door?'),
    answer: t(
      'Ja. Ohne Bedienfeld ist die Maschine 1.080 mm breit.',
      'Yes. Without the control panel the machine is 1,080 mm wide.',
    ),
  },
  {
    question: t('Welcher Anschluss wird gebraucht?', 'Which connection is needed?'),
    answer: t(
      '400 V, 50 Hz, 63 A. Druckluft braucht nur die Sortiereinrichtung am Winkelwolf.',
      '400 V, 50 Hz, 63 A. Only the sorting device on the angle grinder needs compressed air.',
    ),
  },
  {
    question: t('Wie lange dauert die Reinigung?', 'How long does cleaning take?'),
    answer: t(
      'Eine Person braucht mit Schneidsatz und Schnecke 40 Minuten.',
      'One person takes 40 minutes including cutting set and worm.',
    ),
  },
];
