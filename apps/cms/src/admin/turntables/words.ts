import type { AdminText } from '@vitrine/content-model/languages.ts';

interface Words {
  choose: string;
  help: string;
  progress: (done: number, total: number) => string;
  failed: (file: string, why: string) => string;
  made: string;
}

export const TURNTABLE_WORDS: Record<keyof AdminText, Words> = {
  de: {
    choose: 'Rundumansicht aus Bildern anlegen',
    help: 'Alle Einzelbilder auf einmal auswählen oder hierher ziehen. Ihre Reihenfolge ist die der Nummern in den Dateinamen.',
    progress: (done, total) => `${done} von ${total} Bildern hochgeladen …`,
    failed: (file, why) => `${file}: ${why}`,
    made: 'Die Rundumansicht ist angelegt und hier eingetragen. Bitte speichern Sie das Produkt.',
  },
  en: {
    choose: 'Make a turntable from pictures',
    help: 'Choose all frames at once, or drop them here. Their order is that of the numbers in the file names.',
    progress: (done, total) => `${done} of ${total} pictures uploaded …`,
    failed: (file, why) => `${file}: ${why}`,
    made: 'The turntable is made and entered here. Please save the product.',
  },
};

/** Texts of a turntable of a machine as a whole, until an editor writes others. */
export const turntableTexts = (machine: string) => ({
  title: { de: 'Gesamte Maschine', en: 'Whole machine' },
  alt: { de: `${machine}, von allen Seiten`.trim(), en: `${machine}, from every side`.trim() },
});
