import { HERO_X, picture } from './picture.ts';

/** W 130 and WW 160. */
export const pictures = {
  'w-130/hero': picture(
    'Wolf W 130: kompakte Maschine mit Schale in Tischhöhe, Schneidkopf vorn und Bedienfeld am Arm',
    'Grinder W 130: compact machine with table-height tray, cutting head at the front and control panel on an arm',
    HERO_X,
  ),
  'w-130/preview': picture('Wolf W 130 von schräg vorn', 'Grinder W 130 at an angle from the front'),
  'w-130/tray': picture(
    'Schale der W 130 mit Schutzbügel und Signalleuchte',
    'Tray of the W 130 with guard and signal lamp',
    55,
    45,
  ),
  'w-130/base': picture(
    'Schneidkopf und Unterbau der W 130 auf Stellfüßen',
    'Cutting head and base of the W 130 on levelling feet',
  ),
  'w-130/detail': picture(
    'Schneidkopf der W 130 mit Überwurfmutter und Lochscheibe, nah',
    'Cutting head of the W 130 with ring nut and hole plate, close',
    60,
  ),
  'w-130/doors': picture(
    'Lüftungsgitter und Türen an der Rückseite der W 130',
    'Ventilation grids and doors at the rear of the W 130',
  ),
  'w-130/hopper': picture('Schale der W 130 von rechts hinten', 'Tray of the W 130 from the rear right', 55, 40),
  'w-130/head': picture('Schneidkopf der W 130 von schräg vorn', 'Cutting head of the W 130 at an angle from the front', 58),
  'w-130/castors': picture('Lenkrollen unter der W 130', 'Castors below the W 130', 50, 70),
  'w-130/panel': picture(
    'Bedienfeld der W 130 mit Anzeige, Tastern und Not-Halt',
    'Control panel of the W 130 with display, push buttons and emergency stop',
    52,
  ),
  'ww-160/hero': picture(
    'Winkelwolf WW 160: großer Trichter, Schneidkopf vorn, Lagerdeckel der Zubringerschnecke an der Seite',
    'Angled meat grinder WW 160: large hopper, cutting head at the front, bearing cover of the feed worm at the side',
    HERO_X,
  ),
  'ww-160/preview': picture('Winkelwolf WW 160 von schräg vorn', 'Angled meat grinder WW 160 at an angle from the front'),
  'ww-160/detail': picture(
    'Schneidkopf der WW 160 mit Überwurfmutter und Lochscheibe, nah',
    'Cutting head of the WW 160 with ring nut and hole plate, close',
    62,
  ),
  'ww-160/covers': picture(
    'Lagerdeckel der Zubringerschnecke an der linken Seite der WW 160',
    'Bearing cover of the feed worm on the left-hand side of the WW 160',
    45,
  ),
  'ww-160/hopper': picture('Trichter der WW 160 mit Typenschild', 'Hopper of the WW 160 with name plate', 50, 45),
  'ww-160/control': picture(
    'Bedienfeld der WW 160 neben der Trichterkante',
    'Control panel of the WW 160 beside the edge of the hopper',
    60,
  ),
  'ww-160/doors': picture('Wartungstüren an der Rückseite der WW 160', 'Service doors at the rear of the WW 160', 55),
  'ww-160/base': picture('Schneidkopf der WW 160 über dem Unterbau', 'Cutting head of the WW 160 above the base', 55),
  'ww-160/rear': picture(
    'Rückseite der WW 160 mit Wartungstüren, von rechts',
    'Rear of the WW 160 with service doors, from the right',
  ),
  'ww-160/panel': picture(
    'Bedienfeld der WW 160 mit Anzeige, Tastern und Not-Halt',
    'Control panel of the WW 160 with display, push buttons and emergency stop',
    55,
  ),
};
