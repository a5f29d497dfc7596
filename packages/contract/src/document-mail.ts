import { MAIL_TEXTS } from './document-mail-texts.ts';
import type { AddedDocument, RegisterDocumentRequest } from './documents.ts';
import { isComparison } from './page-paths.ts';
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

type ChosenPage = Pick<AddedDocument, 'tableOfContentsTitle' | 'urlPath'>;

interface Order {
  language: Language;
  meta: RegisterDocumentRequest['meta'];
  /** The chosen pages. */
  pages: readonly ChosenPage[];
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

const titleOf = ({ tableOfContentsTitle }: ChosenPage) => stripSoftHyphens(tableOfContentsTitle);

/**
 * Subject: the machines and whose they are. The recipient knows their own company. A comparison alone names what it compares; beside other
 * pages comparisons are counted, for each of them is a row of names itself.
 */
export function documentSubject(language: Language, pages: readonly ChosenPage[], maker: string | null): string {
  const words = MAIL_TEXTS[language];
  const comparisons = pages.filter(({ urlPath }) => isComparison(urlPath));
  const titles =
    pages.length === 1
      ? pages.map((page) => titleOf(page).replace(': ', ' '))
      : pages.filter((page) => !comparisons.includes(page)).map(titleOf);
  const named = titles.slice(0, TITLES_NAMED).map((title) => shortened(title, TITLE_MAX));
  if (pages.length > 1 && comparisons.length > 0 && titles.length < TITLES_NAMED) {
    return words.subject([...named, words.comparisons(comparisons.length)], 0, maker && shortened(maker, MAKER_MAX));
  }
  return words.subject(named, pages.length - named.length, maker && shortened(maker, MAKER_MAX));
}

export function documentMail({ language, meta, pages, sender, company, maker, pageCount }: Order): DocumentMail {
  const { customer, message } = meta;
  const words = MAIL_TEXTS[language];
  const name = `${sender.firstname} ${sender.lastname}`;
  const typed = message.replace(/\r\n?/g, '\n').trim();
  return {
    language,
    subject: documentSubject(language, pages, maker),
    salutation: documentSalutation(language, customer, typed),
    opening: words.opening(name, company),
    message: typed === '' ? [] : typed.split('\n'),
    messageLabel: words.messageLabel(name),
    pagesLabel: words.pagesLabel,
    pages: pages.map(titleOf),
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
