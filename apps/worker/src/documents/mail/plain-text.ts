import { MAIL_TEXTS } from '@vitrine/contract/document-mail-texts.ts';
import { block, plainText } from '../../mail/templates/plain-text.ts';
import type { MailContent } from './content.ts';

/** The mail for programs that show text only, with everything the HTML says. */
export function documentText(content: MailContent): string {
  const { contact, language } = content;
  const words = MAIL_TEXTS[language];
  return plainText(
    [
      ...(content.salutation === null ? [] : [content.salutation]),
      content.opening,
      ...(content.message.length > 0 ? [block(content.messageLabel, content.message)] : []),
      block(content.pagesLabel, [
        ...content.pages.map((title, index) => `${index + 1}. ${title}`),
        ...(content.attachment ? [`(${content.attachment})`] : []),
      ]),
      block(content.contactLabel, [
        contact.name,
        ...contact.lines,
        ...(contact.phone ? [`${words.phone} ${contact.phone}`] : []),
        `${words.email} ${contact.email}`,
      ]),
      content.reply,
    ],
    content.imprint,
  );
}
