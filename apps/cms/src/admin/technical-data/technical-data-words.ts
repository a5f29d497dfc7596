import type { AdminText } from '@vitrine/content-model/languages.ts';
import { FIGURE_WORDS } from '../key-figures/figure-words.ts';

/** Words of the technical table's editor. */
export const WORDS = {
  label: { de: 'Merkmal', en: 'Feature' },
  unit: { de: 'Einheit', en: 'Unit' },
  machine: { de: 'Maschine', en: 'Machine' },
  group: { de: 'Gruppe', en: 'Group' },
  value: { de: 'Wert', en: 'Value' },
  option: { de: 'Option', en: 'Option' },
  notAvailable: { de: 'nicht verfügbar', en: 'not available' },
  kindOfCell: { de: 'Art der Angabe', en: 'Kind of entry' },
  addMachine: { de: 'Maschine hinzufügen', en: 'Add machine' },
  addGroup: { de: 'Gruppe hinzufügen', en: 'Add group' },
  addRow: { de: 'Zeile hinzufügen', en: 'Add row' },
  removeMachine: { de: 'Maschine entfernen', en: 'Remove machine' },
  removeGroup: { de: 'Gruppe entfernen', en: 'Remove group' },
  removeRow: { de: 'Zeile entfernen', en: 'Remove row' },
  up: { de: 'Nach oben', en: 'Move up' },
  down: { de: 'Nach unten', en: 'Move down' },
  empty: {
    de: 'Noch keine Angaben. Beginnen Sie mit einer Maschine und einer Gruppe.',
    en: 'No data yet. Begin with a machine and a group.',
  },
  taken: { de: 'Werte aus diesem Produkt', en: 'Values of this product' },
  takenHelp: {
    de: 'Aus der Tabelle dieser Maschine; dort zu ändern.',
    en: 'From the table of this machine; to be changed there.',
  },
  fromOutput: { de: 'aus Leistung', en: 'from output' },
  fromOutputHelp: {
    de: 'Aus „Leistung“ dieser Maschine; dort zu ändern.',
    en: 'From “Output” of this machine; to be changed there.',
  },
  values: { de: 'Herkunft der Werte', en: 'Where the values come from' },
  typedValues: { de: 'Werte eintragen', en: 'Enter the values' },
  goneFigure: FIGURE_WORDS.gone,
  paste: { de: 'Tabelle einfügen', en: 'Paste a table' },
  pasteHelp: {
    de: 'Hier eine Tabelle aus Excel einfügen: erste Zeile Merkmal, Einheit, Maschinen; eine Zeile mit nur einem Wort beginnt eine Gruppe.',
    en: 'Paste a table from Excel here: first line feature, unit, machines; a line with one entry only begins a group.',
  },
  hint: {
    de: 'Eine Tabelle für beide Sprachen. Sprache oben auf Englisch stellen, um Wörter zu übersetzen; leere Felder gelten wie im Deutschen (grau), Zahlen in englischer Schreibweise. Gleiche Zahlen ändern sich in beiden Sprachen zugleich. Was unter „Leistung“ steht, wählen Sie mit dem Pfeil neben dem Merkmal, statt es einzutragen. Aus Excel kopierte Zellen fügen Sie in die erste Zelle ein, zu der sie gehören.',
    en: 'One table for both languages. Set the language above to English to translate words; empty fields are as in German (grey), figures as English writes them. Equal figures change in both languages at once. What is under “Output” is chosen with the arrow beside the feature instead of being entered. Cells copied from Excel are pasted into the first cell that they belong to.',
  },
} as const satisfies Record<string, AdminText>;
export type Word = keyof typeof WORDS;

/** Cells that were copied, and are beyond the last machine of the table. */
export const withoutPlace: Record<keyof AdminText, (cells: number) => string> = {
  de: (cells) =>
    `${cells === 1 ? '1 Zelle hatte' : `${cells} Zellen hatten`} keinen Platz: Die Tabelle hat dafür keine Maschine. Fügen Sie sie hinzu und danach die Zellen noch einmal ein.`,
  en: (cells) =>
    `${cells === 1 ? '1 cell' : `${cells} cells`} had no place: the table has no machine for that. Add the machine, then paste the cells again.`,
};
