import type { CleaningStep } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const cleaning: readonly CleaningStep[] = [
  {
    title: t('Trichter leer rühren', 'Stir the hopper empty'),
    minutes: 4,
    copy: t('Arme rückwärts laufen lassen, bis nichts mehr nachkommt.', 'Run the arms in reverse until nothing follows.'),
  },
  {
    title: t('Leckagekammern öffnen', 'Open the leakage chambers'),
    minutes: 3,
    copy: t(
      'Vier Deckel, je eine Vierteldrehung. Auf Produktreste achten.',
      'Four covers, a quarter turn each. Look for product residue.',
    ),
  },
  {
    title: t('Schneidsatz und Schnecken ziehen', 'Pull cutting set and worms'),
    minutes: 8,
    copy: t('Arme in Parkstellung, sonst sperrt die Kupplung.', 'Arms in parking position, otherwise the coupling locks.'),
  },
  {
    title: t('Vorspülen im Reinigungsgang', 'Pre-rinse in cleaning mode'),
    minutes: 10,
    copy: t('Arme drehen alle 20 Sekunden um 90 Grad weiter.', 'The arms turn by 90 degrees every 20 seconds.'),
  },
  {
    title: t('Schäumen und einwirken', 'Foam and leave to act'),
    minutes: 16,
    copy: t('Unterseiten der Arme von der anderen Seite wiederholen.', 'Repeat the undersides of the arms from the other side.'),
  },
  {
    title: t('Nachspülen, desinfizieren', 'Rinse, disinfect'),
    minutes: 12,
    copy: t('Leckagekammern zuletzt, offen lassen.', 'Leakage chambers last, leave open.'),
  },
];
