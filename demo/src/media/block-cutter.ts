import { HERO_X, picture } from './picture.ts';

export const pictures = {
  'films/gs-620-still': picture(
    'Messertrommel der GS 620 hinter dem gefrorenen Block',
    'Knife drum of the GS 620 behind the frozen block',
  ),
  'gs-620/hero': picture(
    'Gefrierfleischschneider GS 620: Zuführtisch mit gefrorenem Block, Messertrommel im Gehäuse, Auslauf mit Wagen',
    'Frozen block cutter GS 620: infeed table with frozen block, knife drum in the housing, chute with trolley',
    HERO_X,
  ),
  'gs-620/preview': picture(
    'Gefrierfleischschneider GS 620 von schräg vorn',
    'Frozen block cutter GS 620 at an angle from the front',
  ),
  'gs-620/dark': picture('Gefrierfleischschneider GS 620 im dunklen Studio', 'Frozen block cutter GS 620 in a dark studio', 62),
  'gs-620/block': picture(
    'Gefrorener Block auf dem Zuführtisch vor der Messertrommel',
    'Frozen block on the infeed table in front of the knife drum',
    50,
    55,
  ),
  'gs-620/chute': picture('Auslaufschurre der GS 620 über dem Wagen', 'Discharge chute of the GS 620 above the trolley', 45),
  'gs-620/infeed': picture('Zuführtisch der GS 620 mit gefrorenem Block', 'Infeed table of the GS 620 with a frozen block', 45),
  'gs-620/trolley': picture('Wagen unter der Auslaufschurre der GS 620', 'Trolley below the discharge chute of the GS 620', 58),
  'gs-620/rear': picture('GS 620 von rechts vorn', 'GS 620 from the front right'),
  'gs-620/drum': picture('Messertrommel der GS 620, nah', 'Knife drum of the GS 620, close', 55, 45),
  'gs-620/panel': picture('Bedienfeld am Gehäuse der GS 620', 'Control panel on the housing of the GS 620', 55, 45),
  'gs-620/bearing': picture('Trommellager der GS 620 außen am Gehäuse', 'Drum bearing of the GS 620 outside on the housing', 45),
  'gs-620/table': picture(
    'Zuführtisch der GS 620 mit Schieber und gefrorenem Block',
    'Infeed table of the GS 620 with pusher and frozen block',
    45,
  ),
  'gs-620/housing': picture(
    'Gehäuse der GS 620 mit Einlauf und Bedienfeld',
    'Housing of the GS 620 with infeed opening and control panel',
    50,
  ),
  'gs-620/outlet': picture(
    'Auslaufschurre der GS 620 über dem Wagen, von rechts',
    'Discharge chute of the GS 620 above the trolley, from the right',
    40,
  ),
};
