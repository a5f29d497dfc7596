import type { CleaningStep } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const cleaning: readonly CleaningStep[] = [
  {
    title: t('Automatik beenden', 'End automatic mode'),
    minutes: 6,
    copy: t(
      'Letzten Wagen abstellen, Trichter leer wolfen, Säule unten verriegeln.',
      'Set down the last trolley, grind the hopper empty, lock the column at the bottom.',
    ),
  },
  {
    title: t('Energien trennen', 'Isolate all energy sources'),
    minutes: 3,
    copy: t('Strom und Druckluft, je mit eigenem Schloss.', 'Electricity and compressed air, each with its own padlock.'),
  },
  {
    title: t('Schneidsatz und Schnecken ausheben', 'Lift out cutting set and worms'),
    minutes: 14,
    copy: t('Mit Kran oder zu dritt.', 'With the crane or with three people.'),
  },
  {
    title: t('Vorspülen', 'Pre-rinse'),
    minutes: 14,
    copy: t('Säule von oben nach unten, Ketten nicht anstrahlen.', 'Column from top to bottom, keep the jet off the chains.'),
  },
  {
    title: t('Schäumen und einwirken', 'Foam and leave to act'),
    minutes: 20,
    copy: t('Gabel und Führungen von beiden Seiten.', 'Fork and guides from both sides.'),
  },
  {
    title: t('Nachspülen, desinfizieren, ölen', 'Rinse, disinfect, oil'),
    minutes: 18,
    copy: t(
      'Ketten abblasen und mit lebensmittelverträglichem Öl benetzen.',
      'Blow off the chains and wet them with food-grade oil.',
    ),
  },
];
