import { domainToASCII } from 'node:url';
import addressparser from 'nodemailer/lib/addressparser/index.js';

/** A header is one line: whatever the database holds, nothing that ends a line gets into one. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const parsed = (mailFrom: string) => addressparser(mailFrom, { flatten: true })[0];

/** The address of MAIL_FROM, which our mail server may send for. */
export const addressOf = (mailFrom: string) => oneLine(parsed(mailFrom)?.address ?? mailFrom);

/** The name of MAIL_FROM; empty when there is none. */
export const nameOf = (mailFrom: string) => oneLine(parsed(mailFrom)?.name ?? '');

/**
 * The same for every try of one mail, so that one that was sent twice can be told to be one. In the domain of MAIL_FROM:
 * what names no real domain counts as spam with some servers. `id` names the mail.
 */
export function messageId(id: string, mailFrom: string): string {
  return `<${id}@${domainToASCII(addressOf(mailFrom).split('@').at(-1) ?? '') || 'localhost'}>`;
}
