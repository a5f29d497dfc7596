import type { AdminText } from './languages.ts';

/** Messages at a field when it cannot be saved or published, in the language of the admin. */
const MESSAGES = {
  slugFormat: {
    de: 'Nur Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel „ww-200“.',
    en: 'Only lower-case letters, digits and hyphens, for example “ww-200”.',
  },
  imageNeedsOriginal: {
    de: 'Ein Bild braucht eine Bilddatei. Bitte wählen Sie eine Datei aus.',
    en: 'An image needs its picture file. Please choose a file.',
  },
  videoNeedsVersion: {
    de: 'Ein Video braucht mindestens eine Filmdatei (MP4 oder WebM). Bitte wählen Sie eine Datei aus.',
    en: 'A video needs at least one film file (MP4 or WebM). Please choose a file.',
  },
  videoUnreadable: {
    de: 'Breite und Höhe dieses Films sind nicht lesbar. Bitte speichern Sie ihn neu als MP4 oder WebM.',
    en: 'The width and height of this film cannot be read. Please export it again as MP4 or WebM.',
  },
  imageUnreadable: {
    de: 'Diese Bilddatei ist nicht lesbar. Bitte speichern Sie das Bild neu als JPEG, PNG oder WebP.',
    en: 'This picture file cannot be read. Please export the picture again as JPEG, PNG or WebP.',
  },
  fileNeedsFile: {
    de: 'Ein Dokument braucht seine Datei. Bitte wählen Sie eine Datei aus.',
    en: 'A document needs its file. Please choose a file.',
  },
  framesTooFew: {
    de: 'Eine Rundumansicht braucht mindestens 8 Bilder; 24 ergeben eine ruhige Drehung.',
    en: 'A turntable needs at least 8 pictures; 24 give a calm rotation.',
  },
  linkIncomplete: {
    de: 'Bitte geben Sie an, wohin der Link führt.',
    en: 'Please say where the link leads.',
  },
  urlFormat: {
    de: 'Bitte geben Sie eine vollständige Adresse an, die mit https:// beginnt.',
    en: 'Please give a complete address that begins with https://.',
  },
  navigationCycle: {
    de: 'Ein Eintrag kann nicht unter sich selbst hängen.',
    en: 'An entry cannot be below itself.',
  },
  navigationTooDeep: {
    de: 'Das Menü hat höchstens drei Ebenen.',
    en: 'The menu has three levels at most.',
  },
  passwordLength: {
    de: 'Das Passwort braucht 12 bis 128 Zeichen.',
    en: 'The password needs 12 to 128 characters.',
  },
  tableShape: {
    de: 'Die Tabelle ist nicht vollständig: Jede Gruppe und jede Zeile braucht eine deutsche Bezeichnung, jede Maschine einen Namen.',
    en: 'The table is incomplete: each group and each row needs a German label, each machine a name.',
  },
  lastAdministrator: {
    de: 'Mindestens ein Konto muss Administrator bleiben.',
    en: 'At least one account must remain an administrator.',
  },
} as const satisfies Record<string, AdminText>;
export type MessageKey = keyof typeof MESSAGES;

/** Whoever has a language: a request on the server, the admin's own context in the browser. */
interface Speaks {
  i18n?: { language?: string };
}

export function message(req: Speaks, key: MessageKey): string {
  return MESSAGES[key][req.i18n?.language === 'de' ? 'de' : 'en'];
}
