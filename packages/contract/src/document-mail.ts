import { MAIL_TEXTS } from './document-mail-texts.ts';
import type { RegisterDocumentRequest } from './documents.ts';
import { documentSalutation } from './salutation.ts';
import type { Language } from './sites.ts';
import { stripSoftHyphens } from './text.ts';

/** What the mail of a document says, in reading order: the worker sends it, the form shows it before. */
export interface DocumentMail {
  language: Language;
  subject: string;
  /** Null where the typed message greets. */
  salutation: string | null;
  /** The sender's sentence. */
  opening: string;
  /** Lines of the typed message as typed; empty when none was. */
  message: string[];
  messageLabel: string;
  pagesLabel: string;
  pages: string[];
  /** Null while the number of pages is not known. */
  attachment: string | null;
  contactLabel: string;
  contact: { name: string; lines: string[]; phone: string | null; email: string };
  reply: string;
}

interface Order {
  language: Language;
  meta: RegisterDocumentRequest['meta'];
  /** Titles of the chosen pages. */
  titles: readonly string[];
  sender: { firstname: string; lastname: string; position: string | null; phone: string | null; email: string };
  /** Whom the sender speaks for. */
  company: string;
  maker: string | null;
  pageCount: number | null;
}

/** Titles that a subject names; phones show some 40 letters of it. */
const TITLES_NAMED = 2;
const TITLE_MAX = 40;
const MAKER_MAX = 30;

/** A name of at most so many letters, cut at a word where there is one. */
export function shortened(name: string, max: number): string {
  const plain = stripSoftHyphens(name).trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s,.&+-]+$/u, '')}…`;
}

/** Subject: the machines and whose they are. The recipient knows their own company. */
export function documentSubject(language: Language, titles: readonly string[], maker: string | null): string {
  const named = titles.slice(0, TITLES_NAMED).map((title) => shortened(title, TITLE_MAX));
  return MAIL_TEXTS[language].subject(named, titles.length - named.length, maker && shortened(maker, MAKER_MAX));
}

export function documentMail({ language, meta, titles, sender, company, maker, pageCount }: Order): DocumentMail {
  const { customer, message } = meta;
  const words = MAIL_TEXTS[language];
  const name = `${sender.firstname} ${sender.lastname}`;
  const typed = message.replace(/\r\n?/g, '\n').trim();
  const pages = titles.map(stripSoftHyphens);
  return {
    language,
    subject: documentSubject(language, pages, maker),
    salutation: documentSalutation(language, customer, typed),
    opening: words.opening(name, company),
    message: typed === '' ? [] : typed.split('\n'),
    messageLabel: words.messageLabel(name),
    pagesLabel: words.pagesLabel,
    pages,
    attachment: pageCount === null ? null : words.attachment(pageCount),
    contactLabel: words.contactLabel,
    contact: {
      name,
      lines: [sender.position ?? '', company].filter(Boolean),
      phone: sender.phone,
      email: sender.email,
    },
    reply: words.reply(name),
  };
}
