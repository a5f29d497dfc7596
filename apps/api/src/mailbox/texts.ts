import type { Language } from '@vitrine/contract/sites.ts';

export const TEXTS = {
  de: {
    title: 'Postfach',
    intro: 'Mails, die diese Entwicklungsumgebung verschickt hat. Keine hat den Rechner verlassen.',
    none: 'Noch keine Mail. Senden Sie ein Dokument, und es erscheint hier.',
    from: 'Von',
    to: 'An',
    replyTo: 'Antwort an',
    date: 'Datum',
    attachments: 'Anhänge',
    noSubject: '(ohne Betreff)',
    back: 'Alle Mails',
    text: 'Textfassung',
    source: 'Quelltext',
    body: 'Inhalt der Mail',
  },
  en: {
    title: 'Mailbox',
    intro: 'Mails sent by this development environment. None of them left the machine.',
    none: 'No mail yet. Send a document and it will appear here.',
    from: 'From',
    to: 'To',
    replyTo: 'Reply to',
    date: 'Date',
    attachments: 'Attachments',
    noSubject: '(no subject)',
    back: 'All mails',
    text: 'Text version',
    source: 'Source',
    body: 'Body of the mail',
  },
} as const satisfies Record<Language, Record<string, string>>;
