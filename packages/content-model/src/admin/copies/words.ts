import type { AdminText } from '../../languages.ts';

interface Words {
  begin: string;
  help: string;
  typeName: string;
  make: string;
  cancel: string;
  failed: string;
  after: string;
  same: string;
  more: (count: number) => string;
  done: string;
  checked: string;
}

export const COPY_WORDS: Record<keyof AdminText, Words> = {
  de: {
    begin: 'Neue Maschine nach diesem Vorbild',
    help: 'Ein Entwurf mit allen Texten und Tabellen in beiden Sprachen; der Typ wird überall ersetzt. Rundumansichten und Unterlagen kommen nicht mit.',
    typeName: 'Typ der neuen Maschine',
    make: 'Anlegen',
    cancel: 'Abbrechen',
    failed: 'Das ging nicht. Bitte versuchen Sie es noch einmal.',
    after: 'Nach dem Vorbild von',
    same: 'Noch wie dort, bitte prüfen:',
    more: (count) => `und ${count} weitere`,
    done: 'Nichts ist mehr wie dort.',
    checked: 'Alles geprüft',
  },
  en: {
    begin: 'New machine after this one',
    help: 'A draft with all texts and tables in both languages; the type is exchanged everywhere. Turntables and documents do not come along.',
    typeName: 'Type of the new machine',
    make: 'Make it',
    cancel: 'Cancel',
    failed: 'That was not possible. Please try again.',
    after: 'Made after',
    same: 'Still as there, please check:',
    more: (count) => `and ${count} more`,
    done: 'Nothing is as there any more.',
    checked: 'All checked',
  },
};
