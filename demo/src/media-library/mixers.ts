import { type MediaItem, pictureItem } from './media-item.ts';

/** Mixer-grinders, mixers, emulsifier and block cutter. */
export const items: readonly MediaItem[] = [
  pictureItem('wm-600/preview', 'Mischwolf WM 600', 'Mixer-grinder WM 600', ['mixer-grinders', 'light']),
  pictureItem('wm-600/dark', 'Mischwolf WM 600, dunkles Studio', 'Mixer-grinder WM 600, dark studio', ['mixer-grinders', 'dark']),
  pictureItem('wm-600/paddles', 'Paddelwellen der WM 600', 'Paddle shafts of the WM 600', ['mixer-grinders']),
  pictureItem('wm-600/cutting-head', 'Schneidkopf der WM 600', 'Cutting head of the WM 600', ['mixer-grinders', 'cutting-heads']),
  pictureItem('wm-600/jacket', 'Kühlmantel der WM 600', 'Cooling jacket of the WM 600', ['mixer-grinders', 'hygiene']),
  pictureItem('m-1100/preview', 'Paddelmischer M 1100', 'Paddle mixer M 1100', ['mixers', 'light']),
  pictureItem('m-1100/paddles', 'Paddel der M 1100', 'Paddles of the M 1100', ['mixers']),
  pictureItem('m-1100/flap', 'Auslaufklappe der M 1100', 'Discharge flap of the M 1100', ['mixers', 'hygiene']),
  pictureItem('m-1100/trolleys', 'Zwei Wagen unter der M 1100', 'Two trolleys below the M 1100', ['mixers', 'loading']),
  pictureItem('e-175/preview', 'Emulgator E 175', 'Emulsifier E 175', ['emulsifiers', 'light']),
  pictureItem('e-175/detail', 'Handrad und Skalenring der E 175', 'Hand wheel and scale ring of the E 175', [
    'emulsifiers',
    'operation',
  ]),
  pictureItem('e-175/cabinet', 'Schaltschrank der E 175', 'Control cabinet of the E 175', ['emulsifiers', 'hygiene']),
  pictureItem('gs-620/preview', 'Gefrierfleischschneider GS 620', 'Frozen block cutter GS 620', ['block-cutters', 'light']),
  pictureItem('gs-620/dark', 'Gefrierfleischschneider GS 620, dunkles Studio', 'Frozen block cutter GS 620, dark studio', [
    'block-cutters',
    'dark',
  ]),
  pictureItem('gs-620/drum', 'Messertrommel der GS 620', 'Knife drum of the GS 620', ['block-cutters', 'knives']),
  pictureItem('gs-620/block', 'Gefrorener Block auf dem Tisch', 'Frozen block on the table', ['block-cutters', 'loading']),
  pictureItem('scenes/line', 'Linie aus drei Maschinen', 'Line of three machines', [
    'dark',
    'grinders',
    'cutters',
    'mixing-machines',
  ]),
];
