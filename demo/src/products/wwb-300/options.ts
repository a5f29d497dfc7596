import type { Option } from '../../catalogue.ts';
import { t } from '../../text.ts';

export const options: readonly Option[] = [
  {
    key: 'platform',
    categories: ['loading', 'cleaning'],
    title: t('Podest für die Inspektion', 'Platform for inspection'),
    copy: t('An der Seite gegenüber der Säule.', 'On the side opposite the column.'),
    pictures: ['ww-200/platform'],
    slides: [
      {
        headline: t('Nur im Stillstand', 'Only at standstill'),
        copy: t('Das Podest ist im Automatikbetrieb gesperrt.', 'The platform is locked in automatic mode.'),
      },
    ],
  },
  {
    key: 'twin-fork',
    categories: ['loading'],
    title: t('Hubsäule mit Doppelgabel', 'Lifting column with double fork'),
    copy: t(
      'Für 200- und 300-l-Wagen; erkennt die Größe am Wagenrand.',
      'For 200- and 300-litre trolleys; recognises the size by the rim of the trolley.',
    ),
    pictures: ['wwb-300/rear'],
    slides: [
      {
        headline: t('Gemischter Fuhrpark', 'Mixed fleet'),
        copy: t(
          'Kein Umbau: Ein Anschlag klappt ein, wenn der kleinere Wagen kommt.',
          'No conversion: a stop folds in when the smaller trolley arrives.',
        ),
      },
    ],
  },
  {
    key: 'sorting',
    categories: ['cutting'],
    title: t('Sortiereinrichtung', 'Sorting device'),
    copy: t('Für Rindervorderviertel und Abschnitte.', 'For beef forequarter and trimmings.'),
    pictures: ['ww-200/sorting'],
    slides: [
      {
        headline: t('Bis 1,2 Tonnen je Stunde', 'Up to 1.2 tonnes an hour'),
        copy: t('trägt die Schnecke an Hartteilen aus.', 'of hard parts are carried off by the screw.'),
      },
    ],
  },
  {
    key: 'worm-crane',
    categories: ['cleaning'],
    title: t('Schneckenausfahrwagen mit Kran', 'Worm trolley with crane'),
    copy: t('Der Kran schwenkt 140 kg auf den Wagen.', 'The crane swings 140 kg onto the trolley.'),
    pictures: ['ww-200/worm-trolley'],
    slides: [
      {
        headline: t('Zwei Personen weniger', 'Two people fewer'),
        copy: t('Ohne Kran braucht der Ausbau drei.', 'Without the crane, removal takes three.'),
      },
    ],
  },
];
