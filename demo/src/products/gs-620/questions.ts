import type { Question } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const questions: readonly Question[] = [
  {
    question: t('Muss die Folie vorher ab?', 'Does the film have to come off first?'),
    answer: t(
      'Ja, außer sie ist zum Mitverarbeiten zugelassen. Gefrorene Folie löst sich auf dem Tisch mit wenigen Handgriffen.',
      'Yes, unless it is approved for processing. Frozen film comes off on the table in a few movements.',
    ),
  },
  {
    question: t('Wie kalt darf der Block sein?', 'How cold may the block be?'),
    answer: t(
      'Bis −25 °C. Die GS 620 F arbeitet bis −18 °C, weil kleinere Messer kältere Blöcke nicht sauber brechen.',
      'Down to −25 °C. The GS 620 F works down to −18 °C because smaller knives do not break colder blocks cleanly.',
    ),
  },
  {
    question: t('Wie oft werden Messer geschliffen?', 'How often are the knives sharpened?'),
    answer: t(
      'Nach rund 120 Tonnen, bei Fett später, bei Schwarten früher.',
      'After about 120 tonnes, later with fat, earlier with rind.',
    ),
  },
  {
    question: t('Passt der Auslauf zu unseren Wagen?', 'Does the outlet fit our trolleys?'),
    answer: t(
      'Zu allen Normwagen mit 200 und 300 l. Für Bänder gibt es die verlängerte Schurre.',
      'It fits all standard trolleys of 200 and 300 l. There is an extended chute for belts.',
    ),
  },
];
