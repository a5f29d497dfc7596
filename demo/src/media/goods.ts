import { picture } from './picture.ts';

/** Goods on steel and in machines: for fresh and frozen lists, and for applications. */
export const pictures = {
  'goods/frozen-block': picture(
    'Gefrorener Fleischblock und ein abgeschnittenes Stück auf Edelstahl',
    'Frozen block of meat and a piece cut from it on stainless steel',
  ),
  'goods/frozen-flakes': picture('Gefrierfleischstücke in einer Schale', 'Flakes of frozen meat in a tray'),
  'goods/mince': picture('Feines Hackfleisch in einer Schale', 'Fine mince in a tray'),
  'goods/cubes': picture('Fleischwürfel, 30 mm, in einer Schale', 'Meat cubes, 30 mm, in a tray'),
  'goods/emulsion': picture('Feines Brühwurstbrät in einer Schale', 'Fine emulsion for boiled sausage in a tray'),
  'goods/chunky-emulsion': picture(
    'Brühwurstbrät mit Pistazien und Zungenwürfeln in einer Schale',
    'Emulsion for boiled sausage with pistachios and diced tongue in a tray',
  ),
  'goods/sausage-mass': picture('Körnige Rohwurstmasse in einer Schale', 'Granular mixture for dry sausage in a tray'),
  'scenes/cooked-sausage': picture('Brät in der Schüssel des Kutters K 330', 'Emulsion in the bowl of the bowl cutter K 330'),
  'scenes/minced-meat': picture(
    'Hackfleisch tritt aus der Lochscheibe des Wolfs W 160',
    'Mince leaves the hole plate of the grinder W 160',
    50,
    45,
  ),
  'scenes/liver-sausage': picture(
    'Heiße Kochwurstmasse im Einlauftrichter des Emulgators E 175',
    'Hot mixture for liver sausage in the inlet funnel of the emulsifier E 175',
    48,
    45,
  ),
  'scenes/cooked-ham': picture(
    'Schinkenstücke zwischen den Paddeln des Mischers M 1100',
    'Ham muscles between the paddles of the mixer M 1100',
  ),
  'scenes/pet-food': picture(
    'Gefrierfleischstücke im Wagen unter der Auslaufschurre der GS 620',
    'Flakes of frozen meat in the trolley below the discharge chute of the GS 620',
  ),
  'scenes/dry-sausage': picture(
    'Körnige Rohwurstmasse in der Schüssel des Kutters K 120',
    'Granular mixture for dry sausage in the bowl of the bowl cutter K 120',
  ),
  'goods/diced-fat': picture('Speckwürfel in einer Schale', 'Diced fat in a tray'),
};
