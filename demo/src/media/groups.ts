import { HERO_X, picture } from './picture.ts';

/** Machines side by side at their true sizes: families, product lines and case studies. */
export const pictures = {
  'scenes/line-minced-meat': picture(
    'Hackfleischlinie im dunklen Studio: Wolf W 160, Winkelwolf WWR 200, Mischwolf WM 600',
    'Minced meat line in a dark studio: the grinder W 160, the angled meat grinder WWR 200 and the mixer-grinder WM 600',
    60,
    45,
  ),
  'scenes/line-dry-sausage': picture(
    'Rohwurstlinie im dunklen Studio: Gefrierfleischschneider GS 620, Winkelwolf WW 200, Paddelmischer M 1100, Kutter K 550',
    'Dry sausage line in a dark studio: the frozen block cutter GS 620, the angled meat grinder WW 200, the paddle mixer M 1100 and the bowl cutter K 550',
    52,
    50,
  ),
  'scenes/line-cooked-sausage': picture(
    'Brühwurstlinie im dunklen Studio: Emulgator E 175, Winkelwolf WW 200, Paddelmischer M 1100, Kutter K 550',
    'Boiled sausage line in a dark studio: the emulsifier E 175, the angled meat grinder WW 200, the paddle mixer M 1100 and the bowl cutter K 550',
    52,
    50,
  ),
  'scenes/line-minced-meat-light': picture(
    'Hackfleischlinie: Wolf W 160, Mischwolf WM 600, Winkelwolf WWR 200',
    'Minced meat line: the grinder W 160, the mixer-grinder WM 600 and the angled meat grinder WWR 200',
    50,
    58,
  ),
  'scenes/line-cooked-sausage-light': picture(
    'Brühwurstlinie: Emulgator E 175, Winkelwolf WW 200, Paddelmischer M 1100, Kutter K 550',
    'The machines of the boiled sausage line with the emulsifier E 175, the angled meat grinder WW 200, the paddle mixer M 1100 and the bowl cutter K 550',
    50,
    60,
  ),
  'scenes/line-dry-sausage-light': picture(
    'Rohwurstlinie: Winkelwolf WW 200, Paddelmischer M 1100, Gefrierfleischschneider GS 620, Kutter K 550',
    'Dry sausage line with the angled meat grinder WW 200, the paddle mixer M 1100, the frozen block cutter GS 620 and the bowl cutter K 550',
    50,
    60,
  ),
  'scenes/grinders-light': picture(
    'Drei Wölfe nebeneinander, von klein bis groß: W 160, WW 200 und WWB 300 mit Beschickung',
    'Three grinders side by side from small to large: W 160, WW 200 and WWB 300 with bin lift',
    HERO_X,
  ),
  'scenes/case-blocks-light': picture(
    'Gefrierfleischschneider GS 620 neben dem Winkelwolf WWB 300 mit Beschickung',
    'Frozen block cutter GS 620 beside the angled meat grinder WWB 300 with bin lift',
  ),
  'scenes/case-mixing-light': picture('Zwei Mischwölfe WM 600 nebeneinander', 'Two mixer-grinders WM 600 side by side'),
  'scenes/case-craft-light': picture(
    'Kutter K 120, Wolf W 160 und Kutter K 330 nebeneinander',
    'Bowl cutter K 120, grinder W 160 and bowl cutter K 330 side by side',
  ),
  'scenes/case-emulsion-light': picture(
    'Emulgator E 175 neben dem Kutter K 550 mit Beschickung',
    'Emulsifier E 175 beside the bowl cutter K 550 with loader',
  ),
};
