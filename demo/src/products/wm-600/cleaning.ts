import type { CleaningStep } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const cleaning: readonly CleaningStep[] = [
  {
    title: t('Leer fahren', 'Run empty'),
    minutes: 3,
    copy: t(
      'Paddel fördern lassen, bis der Trog leer ist; Hauptschalter auf 0.',
      'Let the paddles convey until the trough is empty; main switch to 0.',
    ),
  },
  {
    title: t('Schneidsatz und Schnecke entnehmen', 'Take out cutting set and worm'),
    minutes: 7,
    copy: t('Überwurfmutter lösen, Schnecke auf den Wagen ziehen.', 'Release the ring nut, pull the worm onto the trolley.'),
  },
  {
    title: t('Vorspülen', 'Pre-rinse'),
    minutes: 9,
    copy: t(
      '40 bis 50 °C, höchstens 25 bar. Paddel im Reinigungsgang drehen.',
      '40 to 50 °C, 25 bar at most. Turn the paddles in cleaning mode.',
    ),
  },
  {
    title: t('Lagerspalte spülen', 'Rinse the bearing gaps'),
    minutes: 4,
    copy: t(
      'Spülanschluss an beiden Stirnseiten öffnen, 30 Sekunden je Welle.',
      'Open the rinsing connection at both ends, 30 seconds per shaft.',
    ),
  },
  {
    title: t('Schäumen und einwirken', 'Foam and leave to act'),
    minutes: 15,
    copy: t('Trog, Gitter und Schneidkopf innen und außen.', 'Trough, grid and cutting head, inside and outside.'),
  },
  {
    title: t('Nachspülen, desinfizieren', 'Rinse, disinfect'),
    minutes: 12,
    copy: t(
      'Klar spülen, Desinfektion nach Vorgabe, Gitter geöffnet lassen.',
      'Rinse clear, disinfect as instructed, leave the grid open.',
    ),
  },
];
