import type { CleaningStep } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const cleaning: readonly CleaningStep[] = [
  {
    title: t('Entleeren', 'Empty'),
    minutes: 3,
    copy: t(
      'Auswerfer laufen lassen, Reste mit dem Kunststoffschaber lösen.',
      'Let the unloading disc run, loosen residue with the plastic scraper.',
    ),
  },
  {
    title: t('Haube öffnen, sichern', 'Open the hood, secure'),
    minutes: 2,
    copy: t(
      'Stillstand der Messer abwarten, Hauptschalter auf 0 und sichern.',
      'Wait until the knives stand still, main switch to 0 and secure.',
    ),
  },
  {
    title: t('Messerschutz aufsetzen', 'Fit the knife guards'),
    minutes: 3,
    copy: t(
      'Jedes Messer mit Schutz versehen. Schnittfeste Handschuhe tragen.',
      'Put a guard on each knife. Wear cut-resistant gloves.',
    ),
  },
  {
    title: t('Vorspülen', 'Pre-rinse'),
    minutes: 8,
    copy: t('40 bis 50 °C, höchstens 25 bar, Haube innen zuerst.', '40 to 50 °C, 25 bar at most, inside of the hood first.'),
  },
  {
    title: t('Schäumen', 'Foam'),
    minutes: 15,
    copy: t(
      'Schüssel im Reinigungsgang drehen, Abstreifer und Auswerfer abnehmen.',
      'Turn the bowl in cleaning mode, take off scraper and unloading disc.',
    ),
  },
  {
    title: t('Nachspülen, desinfizieren', 'Rinse, disinfect'),
    minutes: 12,
    copy: t(
      'Klar spülen, Desinfektion nach Vorgabe, Haube offen lassen.',
      'Rinse clear, disinfect as instructed, leave the hood open.',
    ),
  },
];
