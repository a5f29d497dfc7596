import type { Question } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const questions: readonly Question[] = [
  {
    question: t('Reicht die W 160 für gefrorenes Fleisch?', 'Can the W 160 handle frozen meat?'),
    answer: t(
      'Ja, für vorgebrochene Stücke bis −12 °C. Für ganze Blöcke ist ein Winkelwolf die richtige Maschine.',
      'Yes, for pre-broken pieces down to −12 °C. For whole blocks an angled meat grinder is the right machine.',
    ),
  },
  {
    question: t('Wie breit muss die Tür sein?', 'How wide does the door have to be?'),
    answer: t(
      '1.150 mm. Ohne Bedienfeld ist die Maschine 1.080 mm breit; sie lässt sich auf einem Hubwagen hineinfahren.',
      '1,150 mm. Without its control panel the machine is 1,080 mm wide; it can be brought in on a pallet truck.',
    ),
  },
  {
    question: t('Welcher Anschluss wird gebraucht?', 'What power supply does it need?'),
    answer: t(
      '400 V, 50 Hz, 63 A. Alle Anschlüsse stehen im Aufstellplan.',
      '400 V, 50 Hz, 63 A. All connections are in the installation plan.',
    ),
  },
  {
    question: t('Wie lange dauert die Reinigung?', 'How long does cleaning take?'),
    answer: t(
      'Eine Person braucht mit Schneidsatz und Schnecke 40 Minuten.',
      'It takes one person 40 minutes, cutting set and worm included.',
    ),
  },
];
