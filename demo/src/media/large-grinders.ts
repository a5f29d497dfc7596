import { HERO_X, picture } from './picture.ts';

/** WW 250, WWR 200 and WWB 300. */
export const pictures = {
  'ww-250/hero': picture(
    'Winkelwolf WW 250: sehr großer, weit ausladender Trichter, Schneidkopf vorn, Podest mit Geländer rechts',
    'Angled meat grinder WW 250: very large flared hopper, cutting head at the front, platform with rail on the right',
    HERO_X,
  ),
  'ww-250/preview': picture('Winkelwolf WW 250 von schräg vorn', 'Angled meat grinder WW 250 at an angle from the front'),
  'ww-250/base': picture('Schneidkopf und Unterbau der WW 250', 'Cutting head and base of the WW 250', 55),
  'ww-250/platform': picture('Podest mit Geländer hinter der WW 250', 'Platform with rail behind the WW 250', 55),
  'ww-250/doors': picture('Breite Wartungstüren an der Rückseite der WW 250', 'Wide service doors at the rear of the WW 250'),
  'ww-250/hopper': picture('Weit ausladender Trichter der WW 250', 'Flared hopper of the WW 250', 50, 45),
  'ww-250/detail': picture(
    'Schneidkopf der WW 250 mit Überwurfmutter und Lochscheibe, nah',
    'Cutting head of the WW 250 with ring nut and hole plate, close',
    62,
  ),
  'ww-250/steps': picture('Aufstieg zum Podest rechts neben der WW 250', 'Steps to the platform to the right of the WW 250', 60),
  'ww-250/panel': picture(
    'Bedienfeld der WW 250 vor der Trichterwand',
    'Control panel of the WW 250 in front of the hopper wall',
    52,
  ),
  'ww-250/rear': picture(
    'WW 250 von rechts hinten mit Wartungstüren und Podest',
    'WW 250 from the rear right with service doors and platform',
  ),
  'wwr-200/hero': picture(
    'Winkelwolf mit Rührwerk WWR 200: offener Trichter von schräg oben, zwei Wellen mit Rührarmen, Schneidkopf vorn',
    'Angled meat grinder with stirring arms WWR 200: open hopper seen from above, two shafts with stirring arms, cutting head at the front',
    HERO_X,
  ),
  'wwr-200/preview': picture(
    'Winkelwolf mit Rührwerk WWR 200 von schräg oben',
    'Angled meat grinder with stirring arms WWR 200 at an angle from above',
  ),
  'wwr-200/arms': picture('Rührarme im offenen Trichter der WWR 200', 'Stirring arms in the open hopper of the WWR 200', 50, 45),
  'wwr-200/panel': picture('Zwei Wellen mit versetzten Rührarmen, nah', 'Two shafts with offset stirring arms, close'),
  'wwr-200/detail': picture(
    'Schneidkopf der WWR 200 mit Überwurfmutter und Lochscheibe, nah',
    'Cutting head of the WWR 200 with ring nut and hole plate, close',
    62,
  ),
  'wwr-200/bearings': picture(
    'Lagerdeckel der Rührwellen und der Zubringerschnecke an der WWR 200',
    'Bearing covers of the stirring shafts and the feed worm on the WWR 200',
    48,
  ),
  'wwr-200/doors': picture('Wartungstüren der WWR 200, darunter Stellfüße', 'Service doors of the WWR 200, levelling feet below'),
  'wwr-200/control': picture(
    'Bedienfeld der WWR 200 unter dem Trichterrand',
    'Control panel of the WWR 200 below the edge of the hopper',
    55,
  ),
  'wwr-200/rim': picture(
    'Hörner für CO₂-Schnee am Trichterrand der WWR 200',
    'Horns for CO₂ snow at the edge of the hopper of the WWR 200',
    50,
    35,
  ),
  'wwr-200/base': picture('Schneidkopf und Stellfüße der WWR 200', 'Cutting head and levelling feet of the WWR 200', 55),
  'wwb-300/hero': picture(
    'Winkelwolf mit Beschickung WWB 300: großer Trichter und Schneidkopf, rechts Hubsäule mit angehobenem 300-Liter-Wagen',
    'Angled meat grinder with bin lift WWB 300: large hopper and cutting head, lifting column with raised 300-litre trolley on the right',
    HERO_X,
  ),
  'wwb-300/preview': picture(
    'Winkelwolf mit Beschickung WWB 300 von schräg vorn',
    'Angled meat grinder with bin lift WWB 300 at an angle from the front',
  ),
  'wwb-300/lift': picture(
    'Hubsäule der WWB 300 mit Bedienfeld und Wagen',
    'Lifting column of the WWB 300 with control panel and trolley',
    55,
  ),
  'wwb-300/base': picture(
    'Schneidkopf der WWB 300 mit 300-mm-Lochscheibe',
    'Cutting head of the WWB 300 with 300 mm hole plate',
    55,
  ),
  'wwb-300/column': picture('Hubsäule der WWB 300 von hinten', 'Lifting column of the WWB 300 from behind', 55),
  'wwb-300/hopper': picture('Trichter der WWB 300 mit 1.200 Litern', 'Hopper of the WWB 300 with 1,200 litres', 50, 45),
  'wwb-300/detail': picture(
    'Schneidkopf der WWB 300 mit Überwurfmutter und Lochscheibe, nah',
    'Cutting head of the WWB 300 with ring nut and hole plate, close',
    62,
  ),
  'wwb-300/trolley': picture('Angehobener 300-Liter-Wagen an der Hubsäule', 'Raised 300-litre trolley on the lifting column', 60),
  'wwb-300/panel': picture('Bedienfeld der WWB 300, nah', 'Control panel of the WWB 300, close', 52),
  'wwb-300/rear': picture('WWB 300 von rechts vorn mit Hubsäule', 'WWB 300 from the front right with lifting column'),
};
