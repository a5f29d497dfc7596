import type { ErrorKind, ErrorSource } from '@vitrine/contract/error-reports.ts';
import type { Language } from '@vitrine/contract/sites.ts';

interface ErrorWords {
  title: string;
  intro: string;
  none: string;
  refused: string;
  failed: string;
  what: string;
  where: string;
  count: string;
  first: string;
  last: string;
  versions: string;
  details: string;
  frames: string;
  noFrames: string;
  record: string;
  resolve: string;
  reopen: string;
  open: (count: number) => string;
  resolved: (count: number) => string;
  sources: Record<ErrorSource, string>;
  kinds: Record<ErrorKind, string>;
}

export const ERROR_WORDS: Record<Language, ErrorWords> = {
  de: {
    title: 'Fehlermeldungen',
    intro:
      'Was in der App und auf dem Server nicht funktioniert hat. Gleiche Fehler sind zusammengefasst und bleiben 90 Tage stehen, nachdem sie zuletzt aufgetreten sind. Wer betroffen war, wird nicht festgehalten. Ein erledigter Fehler wird wieder geöffnet, wenn er erneut auftritt.',
    none: 'Zurzeit liegen keine Fehlermeldungen vor.',
    refused: 'Diese Seite ist für die Redaktion und für Administratoren.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    what: 'Fehler',
    where: 'Wo',
    count: 'Anzahl',
    first: 'Zuerst',
    last: 'Zuletzt',
    versions: 'Versionen',
    details: 'Einzelheiten',
    frames: 'Stellen im Quelltext',
    noFrames: 'Es ist keine Stelle im Quelltext bekannt.',
    record: 'Datensatz',
    resolve: 'Erledigt',
    reopen: 'Wieder öffnen',
    open: (count) => `Offen (${count})`,
    resolved: (count) => `Erledigt (${count})`,
    sources: { web: 'Browser', desktop: 'Desktop-App', api: 'API', cms: 'CMS', worker: 'Worker' },
    kinds: {
      error: 'Unerwarteter Fehler',
      rejection: 'Unerwarteter Fehler',
      'error-boundary': 'Seite nicht dargestellt',
      download: 'Download fehlgeschlagen',
      sending: 'Dokument nicht angenommen',
      rotator: '360°-Konfiguration unbrauchbar',
      'offline-catalogue': 'Offline-Katalog unvollständig',
      panic: 'Fehler im Programm der App',
      request: 'Anfrage fehlgeschlagen',
      job: 'Auftrag fehlgeschlagen',
      document: 'Dokument nicht erstellt',
      mail: 'E-Mail nicht versendet',
      crash: 'Prozess beendet',
      log: 'Fehler im Protokoll',
    },
  },
  en: {
    title: 'Error reports',
    intro:
      'Errors of the app and of the server. Errors of the same kind share an entry, which is kept for 90 days after the last one. Who was affected is not recorded. A resolved error is reopened when it happens again.',
    none: 'There are no error reports at present.',
    refused: 'This page is for editors and administrators.',
    failed: 'That did not work. Please try again.',
    what: 'Error',
    where: 'Where',
    count: 'Times',
    first: 'First',
    last: 'Last',
    versions: 'Versions',
    details: 'Details',
    frames: 'Places in the source',
    noFrames: 'No place in the source is known.',
    record: 'Record',
    resolve: 'Resolve',
    reopen: 'Reopen',
    open: (count) => `Open (${count})`,
    resolved: (count) => `Resolved (${count})`,
    sources: { web: 'Browser', desktop: 'Desktop app', api: 'API', cms: 'CMS', worker: 'Worker' },
    kinds: {
      error: 'Unexpected error',
      rejection: 'Unexpected error',
      'error-boundary': 'Page not shown',
      download: 'Download failed',
      sending: 'Document not accepted',
      rotator: '360° configuration unusable',
      'offline-catalogue': 'Offline catalogue incomplete',
      panic: 'Error in the program of the app',
      request: 'Request failed',
      job: 'Job failed',
      document: 'Document not made',
      mail: 'Email not sent',
      crash: 'Process ended',
      log: 'Error in the log',
    },
  },
};
