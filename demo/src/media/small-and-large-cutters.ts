import { HERO_X, picture } from './picture.ts';

/** K 120 and K 550. */
export const pictures = {
  'k-120/hero': picture(
    'Kutter K 120: kleine Schüssel mit Messerhaube, Bedienfeld am Schwenkarm',
    'Bowl cutter K 120: small bowl with knife hood, control panel on a swivel arm',
    HERO_X,
  ),
  'k-120/preview': picture('Kutter K 120 von schräg vorn', 'Bowl cutter K 120 at an angle from the front'),
  'k-120/detail': picture(
    'Messerkopf der K 120 mit Sichelmessern bei geöffneter Haube',
    'Knife head of the K 120 with sickle knives, hood open',
    52,
  ),
  'k-120/bowl': picture('Schüssel und Unterbau der K 120', 'Bowl and base of the K 120', 50, 40),
  'k-120/arm': picture('Bedienfeld der K 120 am Schwenkarm', 'Control panel of the K 120 on a swivel arm', 45),
  'k-120/body': picture('Gerundeter Unterbau der K 120', 'Rounded base of the K 120'),
  'k-120/hood': picture('Messerhaube über der Schüssel der K 120', 'Knife hood above the bowl of the K 120', 55),
  'k-120/noise-hood': picture(
    'Geschlossener Lärmschutzdeckel über der Schüssel der K 120',
    'Closed noise hood above the bowl of the K 120',
    58,
    45,
  ),
  'k-120/doors': picture('Türen an der Rückseite der K 120', 'Doors at the rear of the K 120'),
  'k-550/hero': picture(
    'Kutter K 550: große Schüssel mit Messerhaube, Lärmschutzdeckel, Auswerfer und Beschickung mit Wagen',
    'Bowl cutter K 550: large bowl with knife hood, noise hood, unloading disc and loader with trolley',
    HERO_X,
  ),
  'k-550/preview': picture('Kutter K 550 von schräg vorn', 'Bowl cutter K 550 at an angle from the front'),
  'k-550/dark': picture('Kutter K 550 mit Beschickung im dunklen Studio', 'Bowl cutter K 550 with loader in a dark studio', 62),
  'k-550/detail': picture(
    'Messerkopf der K 550 mit Sichelmessern bei geöffneter Haube',
    'Knife head of the K 550 with sickle knives, hood open',
    52,
  ),
  'k-550/loader': picture('Beschickung der K 550 mit angehobenem Wagen', 'Loader of the K 550 with raised trolley', 55),
  'k-550/unloader': picture('Auswerfer und Hubsäule der K 550', 'Unloading disc and lifting column of the K 550', 50),
  'k-550/bowl': picture('Polierte Schüssel der K 550 mit Nabe', 'Polished bowl of the K 550 with its hub', 50),
  'k-550/hood': picture('Messerhaube und Lärmschutzdeckel der K 550', 'Knife hood and noise hood of the K 550', 45),
  'k-550/body': picture('Unterbau und umlaufende Rinne der K 550', 'Base and all-round channel of the K 550', 45),
  'k-550/arm': picture('Bedienfeld der K 550 am Schwenkarm', 'Control panel of the K 550 on a swivel arm', 40),
  'k-550/panel': picture(
    'Bedienfeld der K 550 mit Anzeige und Tastern, nah',
    'Control panel of the K 550 with display and push buttons, close',
    50,
  ),
  'k-550/step': picture('Klappbarer Tritt vor der K 550', 'Folding step in front of the K 550', 55),
};
