import type { AdminText } from '../languages.ts';

/** Why an archive is refused, at its field; `{subject}` is the file or the name it is about. */
export const PROBLEM_TEXTS = {
  renderingBroken: {
    de: 'Die ZIP-Datei ist beschädigt {subject}. Bitte packen Sie sie neu.',
    en: 'The ZIP file is damaged {subject}. Please pack it again.',
  },
  renderingEncrypted: {
    de: 'Die ZIP-Datei ist mit einem Passwort geschützt. Bitte packen Sie sie ohne Passwort.',
    en: 'The ZIP file is protected by a password. Please pack it without one.',
  },
  renderingTooLarge: {
    de: 'Die ZIP-Datei ist zu groß: höchstens 200 MB gepackt und 400 MB entpackt.',
    en: 'The ZIP file is too large: 200 MB packed and 400 MB unpacked at most.',
  },
  renderingFileTooLarge: {
    de: 'Diese Datei ist zu groß: {subject}. Eine einzelne Datei hat höchstens 100 MB.',
    en: 'This file is too large: {subject}. A single file has 100 MB at most.',
  },
  renderingTooManyFiles: {
    de: 'Die ZIP-Datei hat zu viele Einträge: höchstens 1.000.',
    en: 'The ZIP file has too many entries: 1,000 at most.',
  },
  renderingBomb: {
    de: 'Die ZIP-Datei entpackt sich auf mehr als das Hundertfache {subject}. Das tun Bilder und Videos nicht.',
    en: 'The ZIP file unpacks to more than a hundred times its size {subject}. Pictures and videos do not.',
  },
  renderingPath: {
    de: 'Ein Pfad führt aus dem Ordner hinaus: {subject}. Erlaubt sind nur Pfade unterhalb des Ordners.',
    en: 'A path leads out of the folder: {subject}. Only paths below the folder are allowed.',
  },
  renderingName: {
    de: 'Dieser Name geht nicht: {subject}. Bitte nur Buchstaben ohne Umlaute, Ziffern, Punkt, Bindestrich und Unterstrich verwenden, höchstens fünf Ebenen.',
    en: 'This name does not work: {subject}. Please use plain letters, digits, full stop, hyphen and underscore only, five levels at most.',
  },
  renderingLink: {
    de: 'Verknüpfungen sind nicht erlaubt: {subject}. Bitte packen Sie die Datei selbst.',
    en: 'Links are not allowed: {subject}. Please pack the file itself.',
  },
  renderingTwice: {
    de: 'Diese Datei ist zweimal enthalten (Groß- und Kleinschreibung zählt nicht): {subject}.',
    en: 'This file is there twice (upper and lower case do not count): {subject}.',
  },
  renderingFileType: {
    de: 'Diese Datei gehört nicht in eine Rotator-Ansicht: {subject}. Erlaubt sind eine XML-Konfiguration, Bilder (JPEG, PNG, WebP) und Videos (MP4).',
    en: 'This file does not belong in a rotator view: {subject}. Allowed are one XML configuration, pictures (JPEG, PNG, WebP) and videos (MP4).',
  },
  renderingPicture: {
    de: 'Dieses Bild ist nicht lesbar oder nicht, was seine Endung sagt: {subject}. Bitte speichern Sie es neu als JPEG, PNG oder WebP.',
    en: 'This picture cannot be read or is not what its name says: {subject}. Please export it again as JPEG, PNG or WebP.',
  },
  renderingVideo: {
    de: 'Dieses Video ist nicht lesbar: {subject}. Bitte speichern Sie es neu als MP4 (H.264).',
    en: 'This video cannot be read: {subject}. Please export it again as MP4 (H.264).',
  },
  renderingNoXml: {
    de: 'Die XML-Konfiguration fehlt. Sie liegt in dem Ordner, in dem auch der Bilderordner liegt.',
    en: 'The XML configuration is missing. It lies in the folder that also holds the folder of pictures.',
  },
  renderingManyXml: {
    de: 'Die ZIP-Datei enthält mehr als eine XML-Datei: {subject}. Bitte nur die Konfiguration einpacken.',
    en: 'The ZIP file holds more than one XML file: {subject}. Please pack the configuration only.',
  },
  renderingXml: {
    de: 'Die XML-Datei ist nicht lesbar: {subject}. Sie muss wohlgeformt und in UTF-8 gespeichert sein.',
    en: 'The XML file cannot be read: {subject}. It has to be well-formed and saved in UTF-8.',
  },
  renderingXmlDeclarations: {
    de: 'Die XML-Datei enthält DOCTYPE, ENTITY oder eine Verarbeitungsanweisung: {subject}. Bitte entfernen Sie sie.',
    en: 'The XML file holds DOCTYPE, ENTITY or a processing instruction: {subject}. Please remove it.',
  },
  renderingConfiguration: {
    de: 'Die XML-Datei ist keine Konfiguration von WebRotate 360: {subject}.',
    en: 'The XML file is no configuration of WebRotate 360: {subject}.',
  },
  renderingExternal: {
    de: 'Die Konfiguration verweist auf eine andere Adresse: {subject}. Alle Dateien müssen in der ZIP-Datei liegen.',
    en: 'The configuration refers to another address: {subject}. All files have to be in the ZIP file.',
  },
  renderingMissing: {
    de: 'Die Konfiguration nennt eine Datei, die in der ZIP-Datei fehlt: {subject}.',
    en: 'The configuration names a file that is not in the ZIP file: {subject}.',
  },
  renderingFrames: {
    de: 'Eine Rotator-Ansicht braucht je Reihe mindestens 8 Bilder und in jeder Reihe gleich viele.',
    en: 'A rotator view needs at least 8 pictures a row, and as many in each row.',
  },
  renderingFrameSize: {
    de: 'Alle Bilder der Drehung müssen gleich groß sein; dieses ist es nicht: {subject}.',
    en: 'All pictures of the rotation have to be of one size; this one is not: {subject}.',
  },
  renderingHotspot: {
    de: 'Ein Bild zeigt einen Hotspot, den die Konfiguration nicht beschreibt, oder einer ist doppelt: {subject}.',
    en: 'A picture shows a hotspot that the configuration does not describe, or one is there twice: {subject}.',
  },
} as const satisfies Record<string, AdminText>;
export type ProblemKey = keyof typeof PROBLEM_TEXTS;
