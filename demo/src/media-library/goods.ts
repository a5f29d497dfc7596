import { type MediaItem, pictureItem } from './media-item.ts';

export const items: readonly MediaItem[] = [
  pictureItem('goods/frozen-block', 'Gefrorener Block', 'Frozen block', ['goods', 'block-cutters']),
  pictureItem('goods/cubes', 'Fleischwürfel, 30 mm', 'Meat cubes, 30 mm', ['goods']),
  pictureItem('goods/mince', 'Feines Hackfleisch', 'Fine mince', ['goods', 'grinders']),
  pictureItem('goods/sausage-mass', 'Rohwurstmasse', 'Mixture for dry sausage', ['goods', 'mixing-machines']),
  pictureItem('goods/emulsion', 'Brühwurstbrät', 'Emulsion for boiled sausage', ['goods', 'cutters']),
];
