import type { CleaningStep } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const cleaning: readonly CleaningStep[] = [
  {
    title: t('Leer fahren und freischalten', 'Run empty and isolate'),
    minutes: 5,
    copy: t('Trichter leer wolfen, Hauptschalter sichern.', 'Grind the hopper empty, secure the main switch.'),
  },
  {
    title: t('Schneidsatz mit dem Schwenkarm abnehmen', 'Take off the cutting set with the swivel arm'),
    minutes: 6,
    copy: t('Last anschlagen, bevor die Mutter gelöst wird.', 'Attach the load before releasing the nut.'),
  },
  {
    title: t('Schnecken ausfahren', 'Run out the worms'),
    minutes: 8,
    copy: t(
      'Podesttor schließen, Wagen verriegeln, Kupplung lösen.',
      'Close the platform gate, lock the trolley, release the coupling.',
    ),
  },
  {
    title: t('Vorspülen', 'Pre-rinse'),
    minutes: 12,
    copy: t('Vom Podest aus, Trichter zuerst, 45 °C und 25 bar.', 'From the platform, hopper first, 45 °C and 25 bar.'),
  },
  {
    title: t('Schäumen und einwirken', 'Foam and leave to act'),
    minutes: 18,
    copy: t('Podest und Geländer mit einschäumen.', 'Foam the platform and rail as well.'),
  },
  {
    title: t('Nachspülen, desinfizieren, schmieren', 'Rinse, disinfect, grease'),
    minutes: 16,
    copy: t(
      'Schmierleiste mit vier Hüben je Stelle, lebensmittelverträgliches Fett.',
      'Four strokes at each grease point, food-grade grease.',
    ),
  },
];
