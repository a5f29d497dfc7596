import { render } from '@react-email/render';
import type { SendMailOptions } from 'nodemailer';
import { addressOf, messageId, oneLine } from '../../mail/transport/headers.ts';
import type { PdfTexts } from '../pdf-texts.ts';
import type { DocumentRequest } from '../request.ts';
import { companyOf, documentFileName } from '../title.ts';
import { mailContent } from './content.ts';
import { documentMail } from './document-mail.ts';
import { documentText } from './plain-text.ts';

interface Letter {
  request: DocumentRequest;
  texts: PdfTexts | null;
  pdf: Buffer;
  pages: number;
  /** MAIL_FROM: the address that our mail server may send for. */
  mailFrom: string;
}

/**
 * The mail of one document. It comes from our own address under the sender's name and company (a foreign address would fail SPF and
 * DMARC) and is answered to the sender.
 */
export async function composeMail({ request, texts, pdf, pages, mailFrom }: Letter): Promise<SendMailOptions> {
  const { hash, site, body, sender, createdAt } = request;
  const { customer } = body.meta;
  const content = mailContent(request, texts, pages);
  const senderName = oneLine(content.contact.name);
  return {
    from: {
      name: oneLine([senderName, companyOf(sender, texts)].filter(Boolean).join(', ')),
      address: addressOf(mailFrom),
    },
    replyTo: { name: senderName, address: oneLine(sender.email) },
    to: { name: oneLine(`${customer.firstname} ${customer.lastname}`), address: oneLine(customer.email) },
    subject: oneLine(content.subject),
    messageId: messageId(hash, mailFrom),
    headers: { 'Content-Language': site },
    text: documentText(content),
    html: await render(documentMail(content)),
    attachments: [{ filename: documentFileName(texts, site, createdAt), content: pdf, contentType: 'application/pdf' }],
  };
}
