import type { Language } from '@vitrine/contract/sites.ts';

/**
 * Words of the trade that compounds are made of, beside the parts of those that hyphenation lists (packages/release/src/typography). No
 * pairs and no answers: a word belongs here if a butcher would build other words with it.
 */
const GERMAN =
  'abfluss anlage anleitung anschluss antrieb anwendung anzeige arbeit arm aufschnitt auslass auslauf auswerfer automat bauch becher bedien ' +
  'bericht beschick betrieb bild blatt block boden bohrung brat bruh bruhwurst charge dampf daten deckel dicht dreh druck edelstahl einlauf ' +
  'eiweiss emulgator ersatzteil etikett fahr farce faser fein fett film filter fleisch frisch fuller full gefrier gehause geschwindigkeit getriebe ' +
  'gewicht gewurz griff grob hack hals haube haupt hebe herstell hohe hub hygiene industrie inhalt innung jager kalt kante katalog kasten kessel knochen koch ' +
  'kochwurst kopf korn korper kugel kuhl kuhlung kundendienst kutter lager land leber leistung linie liste loch lochscheibe luft mantel maschine masse mechaniker mess messer ' +
  'mettwurst misch mischer motor mulde mutter mull netz norm ol paddel pfanne pflanze platte preis pressen programm prospekt produkt prozess pumpe quer rad ' +
  'rahmen raum rein ring rind rohr roh rohwurst rohstoff ruhr ruhrwerk salat salami salz sattel satz saug schaber schale schalt scheibe schinken schlacht schlauch schlussel schmutz ' +
  'schnecke schneid schneider schnitt schrank schulter schussel schutz schwein schwarte sehne seite sicher sieb speck speise spindel spul stahl stander standort stange ' +
  'steuer stoff strom stuck stufe tabelle tank technik teil teller temperatur test tier tisch topf trag trichter trog trommel tuch tur turm typ uber uhr umluft ' +
  'unterlage vakuum ventil verbund verkauf vertrieb vor wagen wand wanne wart wasch wasser wechsel welle werk werkstoff werkzeug winkel wolf wurfel wurst wurze zahl zeit zelle zentrum ' +
  'zerkleiner zubringer zug zufuhr zulauf zylinder block geflugel hahnchen pute rohling tierfutter futter vegan vegetarisch veggie burger frikadelle bulette fleischkase leberkase pastete mett durchsatz stunde tonne kilo bau metzger metzgerei fleischer fleischerei schlachter gerat apparat automatik gross klein mini';
const ENGLISH =
  'angle back block blade bone bowl butcher chopper cleaning cold cutter cutting data dice drum emulsion feed feeder flake frozen grind grinder ' +
  'head hole horse knife knives line loader machine meat mince mincer mix mixer paddle plate power pre pump safety salt sausage screw sheet ' +
  'shop speed steam steel stock table temperature tenderloin trolley vacuum wash water work worm';

export const TRADE_WORDS: Record<Language, string> = { de: GERMAN, en: ENGLISH };
