import { render } from '@react-email/render';
import { salutation } from '@vitrine/contract/salutation.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import type { SendMailOptions } from 'nodemailer';
import type { PdfTexts } from '../../documents/pdf-texts.ts';
import type { MailRow } from '../outbox/mail-row.ts';
import type { Prepared } from '../outbox/prepare.ts';
import { addressOf, messageId, nameOf, oneLine } from '../transport/headers.ts';
import { imprintOf } from './imprint.ts';
import { type MailContent, mailHtml, mailText } from './layout.ts';
import { TEXTS } from './templates.ts';

/** One address: as a text a comma would make two of it. */
const only = (address: string, name: string | null = null) => ({ name: oneLine(name ?? ''), address: oneLine(address) });

/** The mail as it is handed to the mail server. Programs that answer by themselves are asked not to (RFC 3834). */
export async function composeMail(
  { id, recipient }: MailRow,
  { language, person, name, message, replyTo }: Prepared & { kind: 'ready' },
  texts: PdfTexts | null,
  mailFrom: string,
): Promise<SendMailOptions> {
  const maker = texts ? oneLine(stripSoftHyphens(texts.companyName)) : nameOf(mailFrom);
  const content: MailContent = {
    language,
    subject: oneLine(message.subject),
    salutation: salutation(language, person),
    parts: message.parts,
    closing: [TEXTS[language].closing, maker].filter(Boolean),
    imprint: imprintOf(texts),
  };
  return {
    from: { name: maker, address: addressOf(mailFrom) },
    ...(replyTo ? { replyTo: only(replyTo) } : {}),
    to: only(recipient, name),
    subject: content.subject,
    messageId: messageId(id, mailFrom),
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    text: mailText(content),
    html: await render(mailHtml(content)),
  };
}
