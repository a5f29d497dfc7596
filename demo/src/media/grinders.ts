import { HERO_X, picture } from './picture.ts';

export const pictures = {
  'ww-200/hero': picture(
    'Winkelwolf WW 200: großer Trichter, Schneidkopf vorn, Lagerdeckel der Zubringerschnecke an der Seite',
    'Angled meat grinder WW 200: large hopper, cutting head at the front, bearing cover of the feed worm at the side',
    HERO_X,
  ),
  'ww-200/preview': picture('Winkelwolf WW 200 von schräg vorn', 'Angled meat grinder WW 200 at an angle from the front'),
  'films/ww-200-still': picture('Hackfleisch tritt aus der Lochscheibe der WW 200', 'Mince leaves the hole plate of the WW 200'),
  'ww-200/dark': picture('Winkelwolf WW 200 im dunklen Studio', 'Angled meat grinder WW 200 in a dark studio', 70),
  'ww-200/feed-worm': picture(
    'Zubringerschnecke der WW 200, aus dem Gehäuse gezogen',
    'Feed worm of the WW 200, drawn out of the housing',
    45,
  ),
  'ww-200/slope': picture(
    'Geneigte Trichterwand der WW 200 über dem Maschinenkörper',
    'Sloping hopper wall of the WW 200 above the machine body',
    55,
    45,
  ),
  'ww-200/drives': picture(
    'Maschinenkörper der WW 200: Lagerdeckel der Zubringerschnecke links, Schneidkopf vorn',
    'Machine body of the WW 200: bearing cover of the feed worm on the left, cutting head at the front',
    55,
  ),
  'ww-200/cutting-set': picture(
    'Lochscheibe der WW 200 mit Überwurfmutter, nah',
    'Hole plate of the WW 200 with ring nut, close',
    55,
  ),
  'ww-200/control': picture(
    'Bedienfeld der WW 200 mit Anzeige, Tastern und Not-Halt',
    'Control panel of the WW 200 with display, push buttons and emergency stop',
    58,
    50,
  ),
  'ww-200/panel': picture(
    'Anzeige der WW 200: Programm 7, Produkttemperatur 1,8 °C',
    'Display of the WW 200: programme 7, product temperature 1.8 °C',
    52,
  ),
  'ww-200/trolley-lift': picture(
    'Beschickungseinrichtung an einem Wolf mit angehobenem 200-Liter-Wagen',
    'Trolley loader of a grinder with a raised 200-litre trolley',
    66,
  ),
  'ww-200/bin-lift': picture(
    'Hubsäule mit angehobenem 300-Liter-Wagen am Trichterrand',
    'Lifting column with a raised 300-litre trolley at the edge of the hopper',
    60,
  ),
  'ww-200/platform': picture(
    'Podest mit Geländer rechts neben dem Winkelwolf',
    'Platform with rail to the right of the angled meat grinder',
    60,
    45,
  ),
  'ww-200/sorting': picture(
    'Sortiereinrichtung an der Lochscheibe eines Winkelwolfs: Auslaufrohr mit Handrad',
    'Sorting device at the hole plate of an angled meat grinder: outlet pipe with hand wheel',
    60,
  ),
  'ww-200/worm-trolley': picture(
    'Schneckenausfahrwagen mit Zubringerschnecke links neben der WW 200',
    'Worm trolley with the feed worm, to the left of the WW 200',
    35,
    45,
  ),
  'w-160/hero': picture(
    'Wolf W 160: Trichter, geneigter Schneidkopf mit Lochscheibe, Bedienfeld rechts',
    'Grinder W 160: hopper, inclined cutting head with hole plate, control panel on the right',
    HERO_X,
  ),
  'w-160/preview': picture('Wolf W 160 von schräg vorn', 'Grinder W 160 at an angle from the front'),
  'w-160/detail': picture(
    'Schneidkopf der W 160 mit Überwurfmutter und Lochscheibe',
    'Cutting head of the W 160 with ring nut and hole plate',
    66,
  ),
  'w-160/panel': picture(
    'Bedienfeld der W 160 mit Anzeige, Tastern und Not-Halt',
    'Control panel of the W 160 with display, push buttons and emergency stop',
    52,
  ),
  'w-160/hopper': picture('Geneigter Trichter der W 160 mit Signalleuchte', 'Sloping hopper of the W 160 with signal lamp', 50),
  'w-160/base': picture(
    'Schneidkopf der W 160 mit Überwurfmutter, darunter der Unterbau auf Stellfüßen',
    'Cutting head of the W 160 with ring nut, below it the base on levelling feet',
    55,
  ),
  'w-160/doors': picture('Wartungstüren an der Rückseite der W 160', 'Service doors at the rear of the W 160', 55),
  'w-160/control': picture(
    'Bedienfeld der W 160 neben der Trichterkante',
    'Control panel of the W 160 beside the edge of the hopper',
    55,
    45,
  ),
};
