import { type Language, language } from '@vitrine/contract/sites.ts';

/** What a person reads and presses in the window. They are not those of the app's own texts, so that a text in the wrong language is found. */
const GERMAN = {
  /** Of the language, in the settings. */
  name: 'Deutsch',
  menu: 'Menü öffnen',
  search: 'Suche öffnen',
  settings: 'Einstellungen',
  closeSettings: 'Einstellungen schließen',
  offlineMode: 'Offline-Modus',
  isOffline: 'Offline-Modus eingeschaltet.',
  isOnline: 'Offline-Modus ausgeschaltet.',
  retry: 'Erneut versuchen',
  stayOnline: 'Online bleiben',
  loadFailed: 'Der Offline-Modus ließ sich nicht einschalten.',
  diskIsFull: 'Auf diesem Computer ist zu wenig Speicher frei.',
  unknownFailure: 'Fehler „default“',
  connectionLost: 'Die Internetverbindung ist unterbrochen.',
  noSpace: /Zu wenig Speicher: Gebraucht werden [\d,]+\sMB, frei sind [\d,]+\sMB\./,
  isDamaged: 'Ein Teil des Katalogs auf diesem Computer ist beschädigt.',
  oneDamaged: '1 Datei des Katalogs ist beschädigt.',
  libraryIsOnline: 'Die Mediathek ist nur in der Onlineversion verfügbar.',
  addToDocument: 'Ins Dokument',
  sendDocument: 'Dokument senden',
  documentWaits: 'Ihr Dokument wartet auf die Verbindung.',
  waits: 'Wartet auf Verbindung',
  openDocument: 'Öffnen',
  zoomIn: 'Vergrößern',
  close: 'Schließen',
  cutters: 'Kutter',
  service: 'Service',
  cutterVideo: /Kutter K.550/,
  sentDocuments: 'Gesendete Dokumente',
  locations: 'Nah bei Ihrer Linie',
  mapNeedsConnection: 'Sie sind offline. Die Karte braucht eine Verbindung, alle Adressen stehen hier.',
  exportData: 'Meine Daten herunterladen',
  exportedFile: /^meine-daten-[\d-]+\.json$/,
  logInInFile: 'Ihre Anmeldung liegt in einer Datei, die nur Sie lesen können.',
  changeServer: 'Server wechseln',
  checkAndChange: 'Prüfen und wechseln',
  nobodyAnswers: 'Unter dieser Adresse antwortet niemand.',
  checksForUpdate: 'Es wird nach einer neuen Version gesucht.',
  isReady: (version: string) => `Version ${version} ist bereit.`,
  restartNow: 'Jetzt neu starten',
  notInstalled: 'Die neue Version ließ sich nicht installieren.',
};
export type Words = typeof GERMAN;

const ENGLISH: Words = {
  name: 'English',
  menu: 'Open menu',
  search: 'Open search',
  settings: 'Settings',
  closeSettings: 'Close settings',
  offlineMode: 'Offline mode',
  isOffline: 'Offline mode enabled.',
  isOnline: 'Offline mode disabled.',
  retry: 'Try again',
  stayOnline: 'Stay online',
  loadFailed: 'Offline mode could not be enabled.',
  diskIsFull: 'This computer has too little free space.',
  unknownFailure: 'Error “default”',
  connectionLost: 'The internet connection was interrupted.',
  noSpace: /Too little space: [\d.]+\sMB needed, [\d.]+\sMB free\./,
  isDamaged: 'Part of the catalogue on this computer is damaged.',
  oneDamaged: '1 file of the catalogue is damaged.',
  libraryIsOnline: 'The media library is only available in the online version.',
  addToDocument: 'Add to document',
  sendDocument: 'Send document',
  documentWaits: 'Your document is waiting for a connection.',
  waits: 'Waiting for a connection',
  openDocument: 'Open',
  zoomIn: 'Zoom in',
  close: 'Close',
  cutters: 'Bowl cutters',
  service: 'Service and spare parts',
  cutterVideo: /Bowl cutter K.550/,
  sentDocuments: 'Sent documents',
  locations: 'Close to your line',
  mapNeedsConnection: 'You are offline. The map needs a connection; all addresses are here.',
  exportData: 'Download my data',
  exportedFile: /^my-data-[\d-]+\.json$/,
  logInInFile: 'Your log-in is kept in a file that only you can read.',
  changeServer: 'Change server',
  checkAndChange: 'Check and change',
  nobodyAnswers: 'Nothing answers at this address.',
  checksForUpdate: 'Looking for a new version.',
  isReady: (version: string) => `Version ${version} is ready.`,
  restartNow: 'Restart now',
  notInstalled: 'The new version could not be installed.',
};

export const WORDS: Record<Language, Words> = { de: GERMAN, en: ENGLISH };

/** Language of which a whole run is; without it each file has its own, so that `npm test` walks some in German and some in English. */
const ofRun = process.env.VITRINE_TEST_LANGUAGE;

/** The language of a file's journeys, what is read in it, and the other language. `own`: where the run names none. */
export function inLanguage(own: Language): { language: Language; say: Words; other: Language } {
  const chosen = ofRun ? language.parse(ofRun) : own;
  return { language: chosen, say: WORDS[chosen], other: chosen === 'de' ? 'en' : 'de' };
}
