import { picture } from './picture.ts';

/** Goods on steel: applications, fresh and frozen lists of the output tables. */
export const pictures = {
  'goods/frozen-block': picture(
    'Gefrorener Fleischblock und ein abgeschnittenes Stück auf Edelstahl',
    'Frozen block of meat and a piece cut from it on stainless steel',
  ),
  'goods/mince': picture('Feines Hackfleisch in einer Schale', 'Fine mince in a tray'),
  'goods/cubes': picture('Fleischwürfel, 30 mm, in einer Schale', 'Meat cubes, 30 mm, in a tray'),
  'goods/emulsion': picture('Feines Brühwurstbrät in einer Schale', 'Fine cooked-sausage emulsion in a tray'),
  'goods/sausage-mass': picture('Körnige Rohwurstmasse in einer Schale', 'Granular dry-sausage mass in a tray'),
};
