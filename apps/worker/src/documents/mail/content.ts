import type { Language } from '@vitrine/contract/sites.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { imprintOf } from '../../mailing/imprint.ts';
import { salutation } from '../../mailing/salutation.ts';
import type { PdfTexts } from '../pdf-texts.ts';
import type { DocumentRequest } from '../request.ts';
import { companyOf, documentTitle } from '../title.ts';
import { MAIL_TEXTS } from './texts.ts';

/** What the mail says, in reading order; HTML and text are two forms of it. */
export interface MailContent {
  language: Language;
  subject: string;
  salutation: string;
  /** The sender's sentence. */
  opening: string;
  /** Lines of the typed message as typed; empty when none was. */
  message: string[];
  messageLabel: string;
  pagesLabel: string;
  pages: string[];
  attachment: string;
  contactLabel: string;
  contact: { name: string; lines: string[]; phone: string | null; email: string };
  reply: string;
  /** The maker's name, address and legal notice. */
  imprint: string[];
}

export function mailContent(request: DocumentRequest, texts: PdfTexts | null, pageCount: number): MailContent {
  const { site, body, sender } = request;
  const { customer, message } = body.meta;
  const words = MAIL_TEXTS[site];
  const name = `${sender.firstname} ${sender.lastname}`;
  const company = companyOf(sender, texts) ?? sender.company;
  const typed = message.replace(/\r\n?/g, '\n').trim();
  return {
    language: site,
    subject: documentTitle(texts, site, customer.company),
    salutation: salutation(site, { gender: customer.gender === 'male' ? 'm' : 'f', lastname: customer.lastname }),
    opening: words.opening(name, company),
    message: typed === '' ? [] : typed.split('\n'),
    messageLabel: words.messageLabel(name),
    pagesLabel: words.pagesLabel,
    pages: body.pages.map((page) => stripSoftHyphens(page.tableOfContentsTitle)),
    attachment: words.attachment(pageCount),
    contactLabel: words.contactLabel,
    contact: {
      name,
      lines: [sender.position ?? '', company].filter(Boolean),
      phone: sender.phone,
      email: sender.email,
    },
    reply: words.reply(name),
    imprint: imprintOf(texts),
  };
}
