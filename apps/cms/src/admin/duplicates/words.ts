import type { AdminText } from '@vitrine/content-model/languages.ts';

interface Words {
  begin: string;
  help: string;
  typeName: string;
  make: string;
  cancel: string;
  failed: string;
  /** Another machine has this type. */
  taken: (title: string) => string;
  after: string;
  same: string;
  more: (count: number) => string;
  done: string;
  /** The type of the other machine was not exchanged. */
  keptType: (typeName: string) => string;
  checked: string;
}

export const COPY_WORDS: Record<keyof AdminText, Words> = {
  de: {
    begin: 'Neue Maschine nach diesem Vorbild',
    help: 'Ein Entwurf mit allen Texten und Tabellen in beiden Sprachen; der Typ wird in den Texten ersetzt, wenn er Buchstaben und Ziffern hat. Rundumansichten und Unterlagen kommen nicht mit.',
    typeName: 'Typ der neuen Maschine',
    make: 'Anlegen',
    cancel: 'Abbrechen',
    failed: 'Das ging nicht. Bitte versuchen Sie es noch einmal.',
    taken: (title) => `Diesen Typ hat schon „${title}“.`,
    after: 'Nach dem Vorbild von',
    same: 'Noch wie dort, bitte prüfen:',
    more: (count) => `und ${count} weitere`,
    done: 'Nichts ist mehr wie dort.',
    keptType: (typeName) =>
      `In den Texten kann noch der Typ „${typeName}“ stehen: Ersetzt wird nur ein Typ mit Buchstaben und Ziffern. Bitte ändern Sie ihn dort.`,
    checked: 'Alles geprüft',
  },
  en: {
    begin: 'New machine after this one',
    help: 'A draft with all texts and tables in both languages; the type is replaced in the texts if it has letters and digits. Turntables and documents do not come along.',
    typeName: 'Type of the new machine',
    make: 'Make it',
    cancel: 'Cancel',
    failed: 'That was not possible. Please try again.',
    taken: (title) => `“${title}” has this type already.`,
    after: 'Based on',
    same: 'Still the same there, please check:',
    more: (count) => `and ${count} more`,
    done: 'Nothing is the same any more.',
    keptType: (typeName) =>
      `The texts may still have the type “${typeName}”: only a type with letters and digits is replaced. Please change it there.`,
    checked: 'All checked',
  },
};
