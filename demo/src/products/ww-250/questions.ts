import type { Question } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const questions: readonly Question[] = [
  {
    question: t('Braucht die WW 250 ein Fundament?', 'Does the WW 250 need a foundation?'),
    answer: t(
      'Nein, aber einen Boden, der 2.500 kg/m² trägt. Unter jedem der sechs Stellfüße liegt eine Platte von 200 × 200 mm.',
      'No, but a floor that bears 2,500 kg/m². Under each of the six feet there is a plate of 200 × 200 mm.',
    ),
  },
  {
    question: t('Wie kommt die Maschine ins Gebäude?', 'How does the machine get into the building?'),
    answer: t(
      'In zwei Teilen. Der Trichter wird vor Ort aufgesetzt, die Öffnung muss 2.200 × 2.300 mm haben.',
      'In two parts. The hopper is mounted on site; the opening must measure 2,200 × 2,300 mm.',
    ),
  },
  {
    question: t('Welche Blöcke zieht sie ein?', 'Which blocks does it draw in?'),
    answer: t(
      'Normblöcke bis 600 × 400 × 250 mm bei −20 °C, zwei nebeneinander.',
      'Standard blocks of up to 600 × 400 × 250 mm at −20 °C, two side by side.',
    ),
  },
  {
    question: t('Was kostet ein Messerschliff an Zeit?', 'How long does sharpening take?'),
    answer: t(
      'Keinen Stillstand: Zum Lieferumfang gehören zwei Schneidsätze. Wir schleifen den zweiten im Werk, Laufzeit vier Werktage.',
      'No downtime: two cutting sets are included. We sharpen the second one at our works, turnaround four working days.',
    ),
  },
  {
    question: t('Lässt sich die Leistung drosseln?', 'Can the output be reduced?'),
    answer: t(
      'Ja, bis auf 30 %. Darunter läuft der Schneidsatz trocken.',
      'Yes, down to 30%. Below that the cutting set runs dry.',
    ),
  },
];
