import type { Text } from '../text.ts';

/**
 * Words that mean the same, as a machine maker's editors keep them: what the trade says, here and abroad. `term` is what the catalogue
 * of each language says itself.
 */
export const SYNONYMS: readonly { term: Text; words: string[] }[] = [
  {
    term: { de: 'Kutter', en: 'bowl cutter' },
    words: ['Cutter', 'bowl chopper', 'bowl cutter', 'Schüsselkutter', 'Blitz', 'silent cutter'],
  },
  {
    term: { de: 'Wolf', en: 'grinder' },
    words: [
      'grinder',
      'mincer',
      'Fleischwolf',
      'meat mincer',
      'Fleischhacker',
      'Faschiermaschine',
      'Faschierer',
      'Hackmaschine',
      'Hackfleischmaschine',
    ],
  },
  { term: { de: 'Winkelwolf', en: 'angled meat grinder' }, words: ['angle grinder', 'angle mincer'] },
  { term: { de: 'Mischer', en: 'mixer' }, words: ['mixer', 'Menger', 'Mengmaschine', 'blender', 'Rührmaschine'] },
  { term: { de: 'Mischwolf', en: 'mixer-grinder' }, words: ['mixer-grinder', 'mixer mincer'] },
  { term: { de: 'Emulgator', en: 'emulsifier' }, words: ['emulsifier', 'Feinstzerkleinerer', 'Kolloidmühle', 'emulsion mill'] },
  {
    term: { de: 'Gefrierfleischschneider', en: 'frozen block cutter' },
    words: ['frozen meat cutter', 'block cutter', 'Blockschneider', 'Guillotine', 'Gefrierblockschneider', 'flaker'],
  },
  {
    term: { de: 'Hackfleisch', en: 'minced meat' },
    words: ['Faschiertes', 'Gehacktes', 'Mett', 'minced meat', 'mince', 'ground meat'],
  },
  {
    term: { de: 'Frikadellen', en: 'burger patties' },
    words: ['Buletten', 'Fleischpflanzerl', 'Fleischküchle', 'burger', 'Patty', 'meatballs'],
  },
  {
    term: { de: 'Brühwurst', en: 'boiled sausage' },
    words: ['Lyoner', 'Fleischwurst', 'Wiener', 'Bockwurst', 'Bologna', 'Frankfurter', 'boiled sausage'],
  },
  {
    term: { de: 'Rohwurst', en: 'dry sausage' },
    words: ['Salami', 'Landjäger', 'Mettwurst', 'Cervelat', 'dry sausage', 'raw sausage'],
  },
  { term: { de: 'Kochwurst', en: 'cooked sausage' }, words: ['Leberwurst', 'Blutwurst', 'liver sausage', 'cooked sausage'] },
  { term: { de: 'Tiernahrung', en: 'pet food' }, words: ['Hundefutter', 'Katzenfutter', 'Tierfutter', 'pet food', 'dog food'] },
  { term: { de: 'Kochschinken', en: 'cooked ham' }, words: ['ham', 'Schinken', 'cooked ham', 'Toastschinken'] },
  { term: { de: 'Lochscheibe', en: 'hole plate' }, words: ['Wolfscheibe', 'hole plate', 'grinder plate', 'mincer plate'] },
  { term: { de: 'schleifen', en: 'sharpening' }, words: ['geschliffen', 'Schliff', 'schärfen', 'sharpen'] },
  {
    term: { de: 'Schalldruckpegel', en: 'sound pressure level' },
    words: ['Lärm', 'Lautstärke', 'Geräusch', 'noise', 'noise level', 'loudness'],
  },
  { term: { de: 'Reinigung', en: 'cleaning' }, words: ['Putzen', 'Säubern', 'Sanitation', 'washdown'] },
  {
    term: { de: 'Datenblatt', en: 'data sheet' },
    words: ['Prospekt', 'technisches Blatt', 'data sheet', 'spec sheet', 'specification'],
  },
  {
    term: { de: 'Reinigungsanleitung', en: 'cleaning instructions' },
    words: ['Betriebsanleitung', 'Bedienungsanleitung', 'Handbuch', 'manual', 'operating instructions', 'user manual'],
  },
  { term: { de: 'Aufstellplan', en: 'installation plan' }, words: ['Maßzeichnung', 'Layout', 'installation plan', 'floor plan'] },
  {
    term: { de: 'Beschickung', en: 'loader' },
    words: ['Hebegerät', 'Hubsäule', 'Beladung', 'loader', 'trolley lift', 'loading'],
  },
  { term: { de: 'Kundendienst', en: 'service' }, words: ['Service', 'Wartung', 'Reparatur', 'Ersatzteile', 'spare parts'] },
  {
    term: { de: 'Standorte', en: 'locations' },
    words: ['Niederlassungen', 'Vertretungen', 'Filialen', 'Händler', 'offices', 'dealers', 'locations'],
  },
  { term: { de: 'Mediathek', en: 'media library' }, words: ['media library', 'Bildarchiv', 'picture library'] },
];
