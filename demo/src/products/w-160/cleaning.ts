import type { CleaningStep } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const cleaning: readonly CleaningStep[] = [
  {
    title: t('Leer fahren und sichern', 'Run empty and secure'),
    minutes: 3,
    copy: t('Trichter leer fahren, Hauptschalter auf 0, sichern.', 'Run the hopper empty, main switch to 0, secure.'),
  },
  {
    title: t('Schneidsatz und Schnecke ziehen', 'Pull cutting set and worm'),
    minutes: 5,
    copy: t(
      'Überwurfmutter lösen, Paket und Schnecke auf den Wagen legen.',
      'Release the ring nut, lay package and worm on the trolley.',
    ),
  },
  {
    title: t('Vorspülen', 'Pre-rinse'),
    minutes: 6,
    copy: t('40 bis 50 °C, höchstens 25 bar, von oben nach unten.', '40 to 50 °C, 25 bar at most, from top to bottom.'),
  },
  {
    title: t('Schäumen und einwirken', 'Foam and leave to act'),
    minutes: 14,
    copy: t('Alkalischer Schaum, 2 bis 3 %.', 'Alkaline foam, 2 to 3%.'),
  },
  {
    title: t('Nachspülen, desinfizieren', 'Rinse, disinfect'),
    minutes: 12,
    copy: t(
      'Klar spülen, Desinfektion nach Vorgabe, offen trocknen lassen.',
      'Rinse clear, disinfect as instructed, leave open to dry.',
    ),
  },
];
