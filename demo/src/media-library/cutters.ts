import { t } from '../text.ts';
import { type MediaItem, pictureItem } from './media-item.ts';

export const items: readonly MediaItem[] = [
  pictureItem('k-120/preview', 'Kutter K 120', 'Bowl cutter K 120', ['cutters', 'light']),
  pictureItem('k-120/bowl', 'Schüssel der K 120', 'Bowl of the K 120', ['cutters', 'hygiene']),
  pictureItem('k-120/arm', 'Bedienfeld am Schwenkarm', 'Control panel on a swivel arm', ['cutters', 'operation']),
  pictureItem('k-330/preview', 'Kutter K 330', 'Bowl cutter K 330', ['cutters', 'light']),
  pictureItem('k-330/dark', 'Kutter K 330, dunkles Studio', 'Bowl cutter K 330, dark studio', ['cutters', 'dark']),
  pictureItem(
    'k-330/knife-head',
    'Messerkopf der K 330',
    'Knife head of the K 330',
    ['cutters', 'knives'],
    t('Sechs Sichelmesser auf 700 mm Flugkreis.', 'Six sickle knives on a 700 mm circle.'),
  ),
  pictureItem('k-330/hood', 'Messerhaube der K 330', 'Knife hood of the K 330', ['cutters', 'operation']),
  pictureItem('k-330/unloader', 'Auswerfer der K 330', 'Unloading disc of the K 330', ['cutters', 'loading']),
  pictureItem('k-550/preview', 'Kutter K 550', 'Bowl cutter K 550', ['cutters', 'light']),
  pictureItem('k-550/dark', 'Kutter K 550, dunkles Studio', 'Bowl cutter K 550, dark studio', ['cutters', 'dark']),
  pictureItem('k-550/loader', 'Beschickung der K 550', 'Loader of the K 550', ['cutters', 'loading']),
  pictureItem('k-550/detail', 'Messer der K 550', 'Knives of the K 550', ['cutters', 'knives']),
  {
    video: 'films/k-550',
    title: t('Kutter K 550 im Betrieb', 'Bowl cutter K 550 in operation'),
    description: t(
      'Die gefüllte Schüssel dreht unter der Messerhaube, sechs Sekunden, ohne Ton.',
      'The filled bowl turns under the knife hood, six seconds, without sound.',
    ),
    filters: ['cutters', 'dark'],
    link: {
      url: 'https://www.varnholt.example/filme',
      text: t('Alle Videos im Internet', 'All videos on the web'),
    },
  },
];
