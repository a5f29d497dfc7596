import { HERO_X, picture } from './picture.ts';

export const pictures = {
  'wm-600/hero': picture(
    'Mischwolf WM 600: offener Mischtrog mit Paddelwellen und Kühlmantel, Schneidkopf an der linken Stirnseite',
    'Mixer-grinder WM 600: open mixing trough with paddle shafts and cooling jacket, cutting head at the left end',
    HERO_X,
  ),
  'wm-600/preview': picture('Mischwolf WM 600 von schräg vorn', 'Mixer-grinder WM 600 at an angle from the front'),
  'wm-600/dark': picture('Mischwolf WM 600 im dunklen Studio', 'Mixer-grinder WM 600 in a dark studio', 66),
  'wm-600/paddles': picture('Paddelwellen im Mischtrog der WM 600', 'Paddle shafts in the mixing trough of the WM 600'),
  'wm-600/cutting-head': picture(
    'Schneidkopf der WM 600 mit Überwurfmutter und Lochscheibe',
    'Cutting head of the WM 600 with ring nut and hole plate',
    50,
  ),
  'wm-600/jacket': picture(
    'Genoppter Kühlmantel an der Trogwand der WM 600',
    'Dimpled cooling jacket on the trough wall of the WM 600',
    48,
    45,
  ),
  'wm-600/trough': picture(
    'Offener Mischtrog der WM 600 mit Schutzgitter',
    'Open mixing trough of the WM 600 with guard grid',
    50,
  ),
  'wm-600/rear': picture('WM 600 von rechts vorn mit Bedienfeld', 'WM 600 from the front right with control panel'),
  'wm-600/doors': picture(
    'Unterbau der WM 600 mit Wartungstüren auf Stellfüßen',
    'Base of the WM 600 with service doors on levelling feet',
    45,
  ),
  'wm-600/bearings': picture(
    'Wellenlager außen an der Stirnseite der WM 600, darunter der Schneidkopf',
    'Shaft bearings outside on the end wall of the WM 600, cutting head below',
    40,
  ),
  'wm-600/panel': picture('Bedienfeld und Schutzgitter der WM 600', 'Control panel and guard grid of the WM 600', 42, 45),
  'wm-600/lid': picture('Geöffneter Vakuumdeckel über einem Mischtrog', 'Opened vacuum lid above a mixing trough', 40),
  'm-1100/hero': picture(
    'Paddelmischer M 1100: geöffneter Vakuumdeckel, Paddel im Trog, zwei Auslaufklappen vorn mit Wagen darunter',
    'Paddle mixer M 1100: vacuum lid open, paddles in the trough, two discharge flaps at the front with trolleys below',
    HERO_X,
  ),
  'm-1100/preview': picture('Paddelmischer M 1100 von schräg vorn', 'Paddle mixer M 1100 at an angle from the front'),
  'm-1100/flap': picture(
    'Auslaufklappe der M 1100 mit Scharnier und Luftzylinder',
    'Discharge flap of the M 1100 with hinge and air cylinder',
    40,
    55,
  ),
  'm-1100/paddles': picture('Paddel im Trog der M 1100 von oben', 'Paddles in the trough of the M 1100 from above', 45, 40),
  'm-1100/lid': picture('Geöffneter Vakuumdeckel der M 1100', 'Opened vacuum lid of the M 1100', 42),
  'm-1100/trolleys': picture(
    'Zwei Wagen unter den Auslaufklappen der M 1100',
    'Two trolleys below the discharge flaps of the M 1100',
    50,
  ),
  'm-1100/panel': picture(
    'Bedienfeld der M 1100 rechts neben dem Trog',
    'Control panel of the M 1100 to the right of the trough',
    60,
  ),
  'm-1100/trough': picture(
    'Offener Trog der M 1100 mit Paddeln und zwei Auslaufklappen',
    'Open trough of the M 1100 with paddles and two discharge flaps',
    50,
  ),
  'm-1100/base': picture(
    'Wagen und Unterbau der M 1100 auf Stellfüßen, von rechts',
    'Trolleys and base of the M 1100 on levelling feet, from the right',
    50,
  ),
  'm-1100/side': picture('Kühlmantel an der Seitenwand der M 1100', 'Cooling jacket on the side wall of the M 1100', 55),
};
