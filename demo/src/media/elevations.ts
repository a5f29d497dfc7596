import { picture } from './picture.ts';

/** Each machine straight from the side, cut out: the size comparison sets it at true size. */
export const pictures = {
  'w-130/elevation': picture('Wolf W 130 von der Seite', 'Grinder W 130 from the side'),
  'w-160/elevation': picture('Wolf W 160 von der Seite', 'Grinder W 160 from the side'),
  'ww-160/elevation': picture('Winkelwolf WW 160 von der Seite', 'Angled meat grinder WW 160 from the side'),
  'ww-200/elevation': picture('Winkelwolf WW 200 von der Seite', 'Angled meat grinder WW 200 from the side'),
  'ww-250/elevation': picture('Winkelwolf WW 250 von der Seite', 'Angled meat grinder WW 250 from the side'),
  'wwr-200/elevation': picture(
    'Winkelwolf mit Rührwerk WWR 200 von der Seite',
    'Angled meat grinder with stirring arms WWR 200 from the side',
  ),
  'wwb-300/elevation': picture(
    'Winkelwolf mit Hubsäule WWB 300 von der Seite',
    'Angled meat grinder with lifting column WWB 300 from the side',
  ),
  'k-120/elevation': picture('Kutter K 120 von der Seite', 'Bowl cutter K 120 from the side'),
  'k-330/elevation': picture('Kutter K 330 von der Seite', 'Bowl cutter K 330 from the side'),
  'k-550/elevation': picture('Kutter K 550 von der Seite', 'Bowl cutter K 550 from the side'),
  'wm-600/elevation': picture('Mischwolf WM 600 von der Seite', 'Mixer-grinder WM 600 from the side'),
  'm-1100/elevation': picture('Paddelmischer M 1100 von der Seite', 'Paddle mixer M 1100 from the side'),
  'e-175/elevation': picture('Emulgator E 175 von der Seite', 'Emulsifier E 175 from the side'),
  'gs-620/elevation': picture('Gefrierfleischschneider GS 620 von der Seite', 'Frozen block cutter GS 620 from the side'),
};
