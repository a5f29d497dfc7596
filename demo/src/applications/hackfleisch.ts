import { t } from '../text.ts';
import type { Application } from './application.ts';

export const hackfleisch: Application = {
  title: t('Hackfleisch und Frikadellen', 'Minced meat and meatballs'),
  subline: t(
    'Lockere Stränge, fester Fettgehalt, unter 4 °C bis in die Schale.',
    'Loose strands, a fixed fat content, below 4 °C right into the tray.',
  ),
  picture: 'scenes/minced-meat',
  topics: ['minced'],
  facts: [
    { text: t('Körnung 3 bis 5 mm, gleiche Laufrichtung', 'Particle size of 3 to 5 mm, strands in line'), icon: 'ruler' },
    { text: t('Unter 4 °C ohne zugesetztes Eis', 'Below 4 °C without added ice'), icon: 'snowflake' },
    { text: t('Fettgehalt auf ± 0,5 Prozentpunkte', 'Fat content to within 0.5 percentage points'), icon: 'scale' },
    { text: t('2.250 kg/h je Mischwolf', '2,250 kg/h per mixer-grinder'), icon: 'timer' },
    { text: t('Sortiert: weniger Bindegewebe', 'Sorted: less connective tissue'), icon: 'check' },
    { text: t('Einlagen bleiben ganz', 'Chunky ingredients stay whole'), icon: 'check' },
  ],
  slides: [
    {
      headline: t('Mischen, analysieren, nachstellen', 'Mix, analyse, adjust'),
      points: [
        t('Eine halbe Minute Analyse zwischen zwei Mischgängen', 'Half a minute of analysis between two mixing steps'),
        t('Die Steuerung nennt, was fehlt', 'The control says what is missing'),
      ],
      picture: 'wm-600/paddles',
    },
    {
      headline: t('Kalt durch den Mantel', 'Cooled through the jacket'),
      points: [
        t('Sole mit −8 bis −2 °C', 'Brine of −8 to −2 °C'),
        t('Auf Wunsch CO₂ oder Stickstoff', 'CO₂ or nitrogen on request'),
      ],
      picture: 'wm-600/jacket',
    },
    {
      headline: t('Für Frikadellen: erst mischen, dann formen', 'For meatballs: mix first, then form'),
      points: [
        t('Zwiebel, Ei und Brot in der Paddelstellung „tragen“', 'Onion, egg and bread with the paddles set to “carry”'),
        t('800 kg in drei Minuten', '800 kg in three minutes'),
      ],
      picture: 'applications/burger',
    },
  ],
  machines: ['wm-600', 'wwr-200', 'w-160', 'w-130', 'm-1100'],
  lines: ['hackfleischlinie'],
};
