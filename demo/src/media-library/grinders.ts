import { t } from '../text.ts';
import { type MediaItem, pictureItem } from './media-item.ts';

export const items: readonly MediaItem[] = [
  pictureItem('w-130/preview', 'Wolf W 130', 'Grinder W 130', ['w', 'light']),
  pictureItem('w-130/tray', 'Schale der W 130', 'Tray of the W 130', ['w', 'loading']),
  pictureItem('w-130/detail', 'Schneidkopf der W 130', 'Cutting head of the W 130', ['w', 'cutting-heads']),
  pictureItem('w-160/preview', 'Wolf W 160', 'Grinder W 160', ['w', 'light']),
  pictureItem('w-160/doors', 'Wartungstüren der W 160', 'Service doors of the W 160', ['w', 'hygiene']),
  {
    video: 'films/ww-200',
    title: t('Winkelwolf WW 200 im Betrieb', 'Angled meat grinder WW 200 in operation'),
    description: t('Hackfleisch tritt aus der Lochscheibe, ohne Ton.', 'Mince leaves the hole plate, without sound.'),
    filters: ['ww', 'cutting-heads'],
  },
  pictureItem('ww-160/preview', 'Winkelwolf WW 160', 'Angled meat grinder WW 160', ['ww', 'light']),
  pictureItem('ww-160/covers', 'Lagerdeckel der Zubringerschnecke', 'Bearing cover of the feed worm', ['ww', 'hygiene']),
  pictureItem('ww-200/preview', 'Winkelwolf WW 200', 'Angled meat grinder WW 200', ['ww', 'light']),
  pictureItem('ww-200/dark', 'Winkelwolf WW 200, dunkles Studio', 'Angled meat grinder WW 200, dark studio', ['ww', 'dark']),
  pictureItem(
    'ww-200/cutting-set',
    'Schneidsatz der WW 200',
    'Cutting set of the WW 200',
    ['ww', 'cutting-heads'],
    t('Fünf Teile, Lochscheibe mit 200 mm Durchmesser.', 'Five parts, hole plate with a diameter of 200 mm.'),
  ),
  pictureItem('ww-200/slope', 'Geneigte Flächen am Trichter', 'Sloping surfaces on the hopper', ['ww', 'hygiene']),
  pictureItem('ww-200/panel', 'Anzeige im Betrieb', 'Display in operation', ['ww', 'operation']),
  pictureItem('ww-200/trolley-lift', 'Beschickung für 200-l-Wagen', 'Loader for 200-litre trolleys', ['ww', 'loading']),
  pictureItem('ww-200/sorting', 'Kopf mit Sortierauslauf', 'Head with sorting outlet', ['ww', 'cutting-heads']),
  pictureItem('ww-250/preview', 'Winkelwolf WW 250', 'Angled meat grinder WW 250', ['ww', 'light']),
  pictureItem('ww-250/platform', 'Podest der WW 250', 'Platform of the WW 250', ['ww', 'loading']),
  pictureItem('ww-250/base', 'Schneidkopf der WW 250', 'Cutting head of the WW 250', ['ww', 'cutting-heads']),
  pictureItem('wwr-200/preview', 'Winkelwolf mit Rührwerk WWR 200', 'Angled meat grinder with stirring arms WWR 200', [
    'wwr',
    'light',
  ]),
  pictureItem('wwr-200/arms', 'Rührarme im Trichter', 'Stirring arms in the hopper', ['wwr']),
  pictureItem('wwr-200/panel', 'Rührwellen, nah', 'Stirring shafts, close', ['wwr']),
  pictureItem('wwr-200/bearings', 'Lagerdeckel der Rührwellen', 'Bearing covers of the stirring shafts', ['wwr', 'hygiene']),
  pictureItem('wwb-300/preview', 'Winkelwolf mit Beschickung WWB 300', 'Angled meat grinder with bin lift WWB 300', [
    'wwb',
    'light',
  ]),
  pictureItem('wwb-300/lift', 'Hubsäule mit 300-l-Wagen', 'Lifting column with a 300-litre trolley', ['wwb', 'loading']),
  pictureItem('scenes/hole-plate', 'Lochscheibe im Streiflicht', 'Hole plate in raking light', ['ww', 'cutting-heads']),
];
