import type { CleaningStep } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const cleaning: readonly CleaningStep[] = [
  {
    title: t('Leer fahren', 'Run empty'),
    minutes: 4,
    copy: t(
      'Trichter leer wolfen, mit Brot nachschieben, Hauptschalter auf 0.',
      'Grind the hopper empty, follow with bread, main switch to 0.',
    ),
  },
  {
    title: t('Schneidsatz und Schnecken ziehen', 'Pull cutting set and worms'),
    minutes: 8,
    copy: t('Erst die Arbeitsschnecke, dann die Zubringerschnecke.', 'First the grinding worm, then the feed worm.'),
  },
  {
    title: t('Vorspülen', 'Pre-rinse'),
    minutes: 8,
    copy: t('Vom Trichterrand abwärts, 45 °C, 25 bar.', 'From the edge of the hopper downwards, 45 °C, 25 bar.'),
  },
  {
    title: t('Schäumen', 'Foam'),
    minutes: 15,
    copy: t('Brechzähne von Hand nachbürsten.', 'Brush the breaking teeth by hand.'),
  },
  {
    title: t('Spülen, prüfen, desinfizieren', 'Rinse, inspect, disinfect'),
    minutes: 13,
    copy: t(
      'Dichtung der Zubringerschnecke auf Schnitte prüfen. Bis zum Einbau offen trocknen lassen.',
      'Inspect the seal of the feed worm for cuts. Leave open to dry until assembly.',
    ),
  },
];
