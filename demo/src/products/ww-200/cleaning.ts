import type { CleaningStep } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const cleaning: readonly CleaningStep[] = [
  {
    title: t('Leeren und sichern', 'Empty and secure'),
    minutes: 4,
    copy: t(
      'Trichter leer fahren, Hauptschalter auf 0, gegen Einschalten sichern.',
      'Run the hopper empty, main switch to 0, secure against switching on.',
    ),
  },
  {
    title: t('Schneidsatz ziehen', 'Pull the cutting set'),
    minutes: 4,
    copy: t(
      'Überwurfmutter lösen, Schneidsatz als Paket entnehmen. Schnittfeste Handschuhe tragen.',
      'Release the ring nut, take out the cutting set as a package. Wear cut-resistant gloves.',
    ),
  },
  {
    title: t('Schnecken ausfahren', 'Roll out the worms'),
    minutes: 6,
    copy: t(
      'Wagen einrasten, Bajonette lösen, beide Schnecken ausfahren.',
      'Lock the trolley, release the bayonets, roll out both worms.',
    ),
  },
  {
    title: t('Vorspülen', 'Pre-rinse'),
    minutes: 8,
    copy: t(
      'Mit Wasser von 40 bis 50 °C bei höchstens 25 bar von oben nach unten.',
      'With water of 40 to 50 °C at 25 bar at most, from top to bottom.',
    ),
  },
  {
    title: t('Schäumen und einwirken', 'Foam and leave to act'),
    minutes: 15,
    copy: t('Alkalischer Schaum, 2 bis 3 %, wöchentlich sauer.', 'Alkaline foam, 2 to 3%, acidic once a week.'),
  },
  {
    title: t('Nachspülen, desinfizieren, trocknen', 'Rinse, disinfect, dry'),
    minutes: 18,
    copy: t(
      'Klar spülen, Desinfektion nach Vorgabe, offen trocknen lassen.',
      'Rinse clear, disinfect as instructed, leave open to dry.',
    ),
  },
];
