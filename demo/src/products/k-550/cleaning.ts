import type { CleaningStep } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const cleaning: readonly CleaningStep[] = [
  {
    title: t('Entleeren, Auswerfer hoch', 'Empty, raise the disc'),
    minutes: 4,
    copy: t('Auswerferscheibe abschrauben und in den Waschkorb legen.', 'Unscrew the disc and lay it in the washing basket.'),
  },
  {
    title: t('Beschickung wegschwenken', 'Swing away the loader'),
    minutes: 2,
    copy: t('Säule bis zum Einrasten drehen.', 'Turn the column until it locks.'),
  },
  {
    title: t('Haube öffnen, Messer sichern', 'Open the hood, secure the knives'),
    minutes: 5,
    copy: t(
      'Acht Messerschützer; zwei Personen, Schnittschutz bis zum Ellenbogen.',
      'Eight knife guards; two people, cut protection up to the elbow.',
    ),
  },
  {
    title: t('Vorspülen', 'Pre-rinse'),
    minutes: 10,
    copy: t('Haube, Schüssel, Deck. Umlaufende Rinne zuletzt.', 'Hood, bowl, deck. The channel last.'),
  },
  {
    title: t('Schäumen und einwirken', 'Foam and leave to act'),
    minutes: 18,
    copy: t('Schüssel mit einer Umdrehung je Minute laufen lassen.', 'Let the bowl run at one turn a minute.'),
  },
  {
    title: t('Nachspülen, desinfizieren', 'Rinse, disinfect'),
    minutes: 14,
    copy: t('Messer abtrocknen, dünn mit Lebensmittelöl benetzen.', 'Dry the knives, wet them thinly with food-grade oil.'),
  },
];
