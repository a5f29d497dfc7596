import { HERO_X, picture } from './picture.ts';

export const pictures = {
  'k-330/hero': picture(
    'Kutter K 330: Schüssel mit Messerhaube, Lärmschutzdeckel und Auswerfer, Bedienfeld am Schwenkarm',
    'Bowl cutter K 330: bowl with knife hood, noise hood and unloading disc, control panel on a swivel arm',
    HERO_X,
  ),
  'k-330/preview': picture('Kutter K 330 von schräg vorn', 'Bowl cutter K 330 at an angle from the front'),
  'k-330/dark': picture('Kutter K 330 im dunklen Studio', 'Bowl cutter K 330 in a dark studio', 66),
  'k-330/knife-head': picture(
    'Messerkopf mit Sichelmessern bei geöffneter Haube',
    'Knife head with sickle knives, hood open',
    52,
  ),
  'k-330/knives': picture(
    'Messerkopf eines Kutters mit Sichelmessern in der polierten Schüssel',
    'Knife head of a bowl cutter with sickle knives in the polished bowl',
    52,
  ),
  'k-330/hood': picture(
    'Messerhaube über der Schüssel und Schüsselnabe der K 330',
    'Knife hood above the bowl and the bowl hub of the K 330',
    45,
  ),
  'k-330/panel': picture(
    'Bedienfeld der K 330 mit Anzeige, Tastern und Not-Halt',
    'Control panel of the K 330 with display, push buttons and emergency stop',
    45,
  ),
  'k-330/bowl': picture('Schüssel und Maschinenkörper der K 330', 'Bowl and machine body of the K 330', 50, 40),
  'k-330/unloader': picture(
    'Auswerfer der K 330 über dem Schüsselrand',
    'Unloading disc of the K 330 above the edge of the bowl',
    48,
    45,
  ),
  'k-330/body': picture(
    'Unterbau der K 330 mit gerundeten Ecken und Lüftungsgittern',
    'Base of the K 330 with rounded corners and ventilation grids',
    50,
    45,
  ),
  'k-330/rear': picture('Rückseite der K 330 mit drei Wartungstüren', 'Rear of the K 330 with three service doors'),
  'k-330/loader': picture(
    'Beschickung mit angehobenem Wagen neben der Schüssel',
    'Loader with a raised trolley beside the bowl',
    60,
  ),
  'k-330/arm': picture(
    'Bedienfeld am Schwenkarm über der Messerhaube der K 330',
    'Control panel on a swivel arm above the knife hood of the K 330',
    40,
  ),
  'films/k-550-still': picture(
    'Gefüllte Schüssel des Kutters K 550 unter der Messerhaube',
    'Filled bowl of the bowl cutter K 550 under the knife hood',
    55,
  ),
  'k-330/rim': picture(
    'Schüssel der K 330 mit Messerhaube und Auswerfer',
    'Bowl of the K 330 with knife hood and unloading disc',
    52,
  ),
};
