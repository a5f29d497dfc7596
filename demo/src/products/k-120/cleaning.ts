import type { CleaningStep } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const cleaning: readonly CleaningStep[] = [
  {
    title: t('Schüssel ausschöpfen', 'Scoop out the bowl'),
    minutes: 3,
    copy: t('Kunststoffschaber verwenden, kein Metall.', 'Use a plastic scraper, no metal.'),
  },
  {
    title: t('Haube aufklappen, Messer sichern', 'Fold back the hood, secure the knives'),
    minutes: 3,
    copy: t(
      'Stillstand abwarten, Schutz auf jedes der sechs Messer.',
      'Wait for standstill, put a guard on each of the six knives.',
    ),
  },
  {
    title: t('Abstreifer und Dichtlippe abziehen', 'Pull off scraper and sealing lip'),
    minutes: 2,
    copy: t('Beide von Hand, in die Spülmaschine.', 'Both by hand, into the dishwasher.'),
  },
  {
    title: t('Spülen und schäumen', 'Rinse and foam'),
    minutes: 14,
    copy: t('Schüssel im Reinigungsgang drehen lassen.', 'Let the bowl turn in cleaning mode.'),
  },
  {
    title: t('Nachspülen, desinfizieren', 'Rinse, disinfect'),
    minutes: 8,
    copy: t('Haube über Nacht offen lassen.', 'Leave the hood open overnight.'),
  },
];
