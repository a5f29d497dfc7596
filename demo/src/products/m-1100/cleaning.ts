import type { CleaningStep } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const cleaning: readonly CleaningStep[] = [
  {
    title: t('Entleeren und sichern', 'Empty and secure'),
    minutes: 4,
    copy: t('Klappen öffnen, Reste ausfördern, Hauptschalter auf 0.', 'Open the flaps, run out what is left, main switch to 0.'),
  },
  {
    title: t('Klappen aushängen', 'Unhook the flaps'),
    minutes: 5,
    copy: t(
      'Riegel lösen, Klappen und Dichtungen zum Waschplatz bringen.',
      'Release the latches, take flaps and seals to the washing station.',
    ),
  },
  {
    title: t('Vorspülen', 'Pre-rinse'),
    minutes: 10,
    copy: t('40 bis 50 °C, höchstens 25 bar, Deckel innen zuerst.', '40 to 50 °C, 25 bar at most, inside of the lid first.'),
  },
  {
    title: t('Schäumen und einwirken', 'Foam and leave to act'),
    minutes: 15,
    copy: t(
      'Wellen im Reinigungsgang drehen, Vakuumleitung geschlossen halten.',
      'Turn the shafts in cleaning mode, keep the vacuum line closed.',
    ),
  },
  {
    title: t('Nachspülen, desinfizieren', 'Rinse, disinfect'),
    minutes: 14,
    copy: t(
      'Klar spülen, Desinfektion nach Vorgabe, Deckel offen lassen.',
      'Rinse clear, disinfect as instructed, leave the lid open.',
    ),
  },
];
