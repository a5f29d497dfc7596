import { picture } from './picture.ts';

export const pictures = {
  'scenes/line': picture(
    'Linie aus Mischwolf, Winkelwolf und Kutter im dunklen Studio',
    'Line of mixer-grinder, angle grinder and bowl cutter in a dark studio',
  ),
  'scenes/hole-plate': picture(
    'Lochscheibe eines Winkelwolfs, nah und dunkel',
    'Hole plate of an angle grinder, close and dark',
    62,
  ),
  'scenes/cover': picture('Winkelwolf WW 200 vor dunklem Grund', 'Angle grinder WW 200 on a dark ground', 50, 35),
  'scenes/tablet': picture('Seite des Winkelwolfs WW 200 auf einem Tablet', 'Page of the angle grinder WW 200 on a tablet'),
  'applications/dry-sausage': picture('Lochscheibe mit feiner Bohrung', 'Hole plate with fine bores', 50),
  'applications/cooked-sausage': picture('Messerkopf eines Kutters', 'Knife head of a bowl cutter'),
  'applications/minced-meat': picture('Paddel im Mischtrog', 'Paddles in the mixing trough'),
  'applications/frozen-blocks': picture('Gefrorener Block vor der Messertrommel', 'Frozen block in front of the knife drum'),
  'applications/pet-food': picture('Lochscheibe mit grober Bohrung', 'Hole plate with coarse bores'),
  'applications/liver-sausage': picture('Schneidkopf mit Handrad und Skalenring', 'Cutting head with hand wheel and scale ring'),
  'applications/cooked-ham': picture('Massierpaddel eines Mischers', 'Massaging paddles of a mixer'),
  'applications/burger': picture('Zwei Wellen mit Rührarmen', 'Two shafts with stirring arms'),
  'applications/meat-alternatives': picture('Einlauftrichter mit Schutzgitter', 'Inlet funnel with guard grid'),
};
