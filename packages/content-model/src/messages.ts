import type { AdminText } from './languages.ts';

/** Messages at a field when it cannot be saved or published, in the language of the admin. */
export const MESSAGES = {
  slugFormat: {
    de: 'Nur Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel „ww-200“.',
    en: 'Only lower-case letters, digits and hyphens, for example “ww-200”.',
  },
  imageNeedsOriginal: {
    de: 'Ein Bild braucht eine Bilddatei. Bitte wählen Sie eine Datei aus.',
    en: 'An image needs its picture file. Please choose a file.',
  },
  videoNeedsVersion: {
    de: 'Ein Video braucht mindestens eine Videodatei (MP4 oder WebM). Bitte wählen Sie eine Datei aus.',
    en: 'A video needs at least one video file (MP4 or WebM). Please choose a file.',
  },
  videoNeedsStill: {
    de: 'Bitte wählen Sie ein Standbild aus. Hier ist kein ffmpeg installiert, das es aus dem Video nehmen könnte.',
    en: 'Please choose a still. No ffmpeg is installed here that could take it out of the video.',
  },
  videoUnreadable: {
    de: 'Breite und Höhe dieses Videos sind nicht lesbar. Bitte speichern Sie es neu als MP4 oder WebM.',
    en: 'The width and height of this video cannot be read. Please export it again as MP4 or WebM.',
  },
  captionsFormat: {
    de: 'Das ist kein WebVTT: Die erste Zeile heißt „WEBVTT“, Zeiten wie „00:01.000 --> 00:03.500“, darunter der Text, dazwischen eine leere Zeile.',
    en: 'This is no WebVTT: the first line is “WEBVTT”, times like “00:01.000 --> 00:03.500”, the text below them, an empty line between.',
  },
  imageUnreadable: {
    de: 'Diese Bilddatei ist nicht lesbar. Bitte speichern Sie das Bild neu als JPEG, PNG oder WebP.',
    en: 'This picture file cannot be read. Please export the picture again as JPEG, PNG or WebP.',
  },
  fileNeedsFile: {
    de: 'Bitte wählen Sie die Datei aus.',
    en: 'Please choose the file.',
  },
  fileOfOtherKind: {
    de: 'Eine Datei ist ein PDF, ein ZIP-Archiv, eine DXF-Zeichnung oder ein Text; diese ist nicht, was ihr Name sagt.',
    en: 'A file is a PDF, a ZIP archive, a DXF drawing or a text; this one is not what its name says.',
  },
  pdfTooLarge: {
    de: 'Dieses PDF zu öffnen dauert zu lange oder braucht zu viel Speicher. Bitte speichern Sie es neu als PDF.',
    en: 'This PDF takes too long or too much memory to open. Please export it again as a PDF.',
  },
  pdfNotRead: {
    de: 'Dieses PDF konnte gerade nicht gelesen werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    en: 'This PDF could not be read just now. Please try again in a few minutes.',
  },
  fileByAddress: {
    de: 'Bitte laden Sie die Datei selbst hoch; von einer Adresse („url“) wird keine geholt.',
    en: 'Please upload the file itself; none is fetched from an address (“url”).',
  },
  fileEmpty: {
    de: 'Diese Datei ist leer. Bitte wählen Sie eine andere aus.',
    en: 'This file is empty. Please choose another one.',
  },
  fileNameTooLong: {
    de: 'Der Name dieser Datei ist zu lang. Bitte kürzen Sie ihn auf höchstens 150 Zeichen.',
    en: 'The name of this file is too long. Please shorten it to 150 characters at most.',
  },
  renderingNeedsFile: {
    de: 'Eine Rotator-Ansicht braucht ihre ZIP-Datei. Bitte wählen Sie eine Datei aus.',
    en: 'A rotator view needs its ZIP file. Please choose a file.',
  },
  framesTooFew: {
    de: 'Eine Rundumansicht braucht mindestens 8 Bilder; 24 ergeben eine ruhige Drehung.',
    en: 'A turntable needs at least 8 pictures; 24 give a calm rotation.',
  },
  linkIncomplete: {
    de: 'Bitte geben Sie an, wohin der Link führt.',
    en: 'Please say where the link leads.',
  },
  linkAddressFormat: {
    de: 'Bitte geben Sie eine Adresse an, die mit https://, mailto:, tel: oder bei Seiten der App mit / beginnt.',
    en: 'Please give an address that begins with https://, mailto:, tel: or, for pages of the app, with /.',
  },
  textLinkFormat: {
    de: 'Bitte geben Sie eine Adresse an, die mit https://, mailto: oder tel: beginnt.',
    en: 'Please give an address that begins with https://, mailto: or tel:.',
  },
  webFormat: {
    de: 'Bitte geben Sie eine vollständige Internetadresse an, zum Beispiel „https://www.varnholt.example“.',
    en: 'Please give a complete web address, for example “https://www.varnholt.example”.',
  },
  phoneFormat: {
    de: 'Bitte geben Sie die Nummer mit Ländervorwahl an, zum Beispiel „+49 7161 555-0“.',
    en: 'Please give the number with its country code, for example “+49 7161 555-0”.',
  },
  latitudeBounds: {
    de: 'Die geografische Breite liegt zwischen −90 und 90 Grad; Süden ist negativ.',
    en: 'The latitude is between −90 and 90 degrees; south is negative.',
  },
  longitudeBounds: {
    de: 'Die geografische Länge liegt zwischen −180 und 180 Grad; Westen ist negativ.',
    en: 'The longitude is between −180 and 180 degrees; west is negative.',
  },
  countryNeedsRegion: {
    de: 'Dieses Land ist keiner Region zugeordnet. Bitte wählen Sie zuerst beim Land eine Region.',
    en: 'This country belongs to no region. Please choose a region at the country first.',
  },
  mediaNeedsImage: {
    de: 'Bitte wählen Sie das Bild aus.',
    en: 'Please choose the image.',
  },
  mediaNeedsVideo: {
    de: 'Bitte wählen Sie das Video aus.',
    en: 'Please choose the video.',
  },
  mediaLinkNeedsText: {
    de: 'Ein Link braucht einen Text, auf den man klickt.',
    en: 'A link needs a text to click on.',
  },
  filterTooDeep: {
    de: 'Die Filter haben zwei Ebenen: Ein Filter unter einem anderen kann keine eigenen haben.',
    en: 'Filters have two levels: a filter below another one cannot have filters of its own.',
  },
  filterOtherCategory: {
    de: 'Der übergeordnete Filter gehört zu einer anderen Gruppe.',
    en: 'The filter above belongs to another group.',
  },
  filterWholeTaken: {
    de: 'Nur ein Filter kann ohne Einzelauswahl sein; ein anderer ist es schon.',
    en: 'Only one filter can be without single choices; another one is already.',
  },
  endsTooEarly: {
    de: 'Das Ende liegt vor dem Anfang.',
    en: 'The end is before the beginning.',
  },
  topicFormat: {
    de: 'Bitte nehmen Sie nur kleine Buchstaben, Ziffern und Bindestriche.',
    en: 'Please use small letters, digits and hyphens only.',
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
  passwordCharacters: {
    de: 'Das Passwort enthält Zeichen, die nicht möglich sind.',
    en: 'The password contains characters that cannot be used.',
  },
  passwordCommon: {
    de: 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.',
    en: 'This password is easy to guess. Please choose another one.',
  },
  passwordPersonal: {
    de: 'Das Passwort darf nicht nur aus Name, Firma oder Adresse der Person oder dem Namen der Anwendung bestehen.',
    en: 'The password cannot consist only of the person’s name, company or address, or of the name of this application.',
  },
  currentPasswordMissing: {
    de: 'Bitte geben Sie Ihr eigenes Passwort an.',
    en: 'Please enter your own password.',
  },
  currentPasswordWrong: {
    de: 'Ihr eigenes Passwort ist nicht richtig.',
    en: 'Your own password is not correct.',
  },
  figureFormat: {
    de: 'Bitte nur Zahlen, ohne Einheit und ohne Tausenderpunkt: „1250“, „8–10“, „620 x 200“ oder „-18 bis -4“.',
    en: 'Please enter numbers only, without unit and without separators of thousands: “1250”, “8–10”, “620 x 200” or “-18 to -4”.',
  },
  stateTwice: {
    de: 'Frisch und gefroren haben je eine Zeile.',
    en: 'Fresh and frozen have one row each.',
  },
  tableShape: {
    de: 'Die Tabelle ist nicht vollständig: Jede Gruppe und jede Zeile braucht eine deutsche Bezeichnung, jede Maschine einen Namen.',
    en: 'The table is incomplete: each group and each row needs a German label, each machine a name.',
  },
  figureGone: {
    de: 'Diese Angabe gibt es nicht mehr. Bitte wählen Sie eine andere.',
    en: 'This figure does not exist any more. Please choose another one.',
  },
  figureWithoutValue: {
    de: 'Für diese Maschine steht dort kein Wert, sondern „Option“, „nicht verfügbar“ oder nichts. Bitte wählen Sie eine andere Angabe.',
    en: 'There is no value for this machine, but “Option”, “not available” or nothing. Please choose another figure.',
  },
  figureWithoutColumn: {
    de: 'In den technischen Daten heißt keine Spalte wie der Typ der Maschine. Bitte benennen Sie die Spalte unter „Technik“, oder wählen Sie eine andere Angabe.',
    en: 'No column of the technical data is named like the type of the machine. Please name the column under “Technical data”, or choose another figure.',
  },
  figureContradicts: {
    de: 'Steht mit anderem Wert in den technischen Daten: {value}. Wählen Sie den Wert dort aus.',
    en: 'It is in the technical data with another value: {value}. Choose the value from there.',
  },
  tableFigureGone: {
    de: 'Zeile „{row}“: Diese Angabe gibt es unter „Leistung“ nicht mehr. Wählen Sie eine andere oder tragen Sie die Werte ein.',
    en: 'Row “{row}”: this figure is not under “Output” any more. Choose another one, or enter the values.',
  },
  tableContradictsOutput: {
    de: 'Zeile „{row}“: Unter „Leistung“ steht ein anderer Wert: {value}. Wählen Sie die Angabe von dort, statt sie einzutragen.',
    en: 'Row “{row}”: under “Output” there is another value: {value}. Choose the figure from there instead of entering it.',
  },
  changedMeanwhile: {
    de: 'Nicht gespeichert: Dieses Konto hat sich geändert, seit Sie es geöffnet haben. Bitte laden Sie die Seite neu und tragen Sie Ihre Änderung noch einmal ein.',
    en: 'Not saved: this account has changed since you opened it. Please reload the page and make your change again.',
  },
  stateAtDesk: {
    de: 'Der Zustand wird nicht im Formular geändert. Freigeben, sperren und entsperren Sie das Konto unter „Zustand ändern“, ablehnen unter „Freigaben“.',
    en: 'The state is not changed in the form. Approve, block and unblock the account under “Change state”, decline it under “Approvals”.',
  },
  lastAdministrator: {
    de: 'Mindestens ein Konto muss Administrator bleiben.',
    en: 'At least one account must remain an administrator.',
  },
  storageFull: {
    de: 'Der Speicherplatz ist voll: Es kann gerade nichts gespeichert werden. Bitte versuchen Sie es später noch einmal.',
    en: 'The storage is full: nothing can be saved at the moment. Please try again later.',
  },
  referenceLost: {
    de: 'Ein Eintrag, auf den Sie verweisen, wurde inzwischen gelöscht. Bitte wählen Sie einen anderen.',
    en: 'An entry that you link to has been deleted in the meantime. Please choose another one.',
  },
  slugLength: {
    de: 'Höchstens 100 Zeichen.',
    en: 'At most 100 characters.',
  },
  slugTaken: {
    de: 'Diese Adresse hat schon „{title}“. Bitte wählen Sie eine andere.',
    en: '“{title}” has this address already. Please choose another one.',
  },
} as const satisfies Record<string, AdminText>;
export type MessageKey = keyof typeof MESSAGES;

/** What has a language: a request on the server, the admin's own context in the browser. */
interface Speaks {
  i18n?: { language?: string };
}

export function message(req: Speaks, key: MessageKey): string {
  return MESSAGES[key][req.i18n?.language === 'de' ? 'de' : 'en'];
}
