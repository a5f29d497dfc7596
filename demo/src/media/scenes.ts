import { picture } from './picture.ts';

export const pictures = {
  'scenes/line': picture(
    'Linie aus Mischwolf, Winkelwolf und Kutter im dunklen Studio',
    'Line of mixer-grinder, angled meat grinder and bowl cutter in a dark studio',
  ),
  'scenes/hole-plate': picture(
    'Lochscheibe eines Winkelwolfs, nah und dunkel',
    'Hole plate of an angled meat grinder, close and dark',
    62,
  ),
  'scenes/cover': picture('Winkelwolf WW 200 vor dunklem Grund', 'Angled meat grinder WW 200 on a dark ground', 50, 35),
  'scenes/tablet': picture('Seite des Winkelwolfs WW 200 auf einem Tablet', 'Page of the angled meat grinder WW 200 on a tablet'),
  'applications/liver-sausage': picture('Schneidkopf mit Handrad und Skalenring', 'Cutting head with hand wheel and scale ring'),
  'applications/cooked-ham': picture('Massierpaddel eines Mischers', 'Massaging paddles of a mixer'),
  'applications/burger': picture('Zwei Wellen mit Rührarmen', 'Two shafts with stirring arms'),
};
