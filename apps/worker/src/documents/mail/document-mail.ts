import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { MAIL_TEXTS } from '@vitrine/contract/document-mail-texts.ts';
import { createElement as h, type ReactNode } from 'react';
import { frame, label, lines, paragraph } from '../../mail/templates/frame.ts';
import { look } from '../../mail/templates/styles.ts';
import type { MailContent } from './content.ts';

function message({ message: typed, messageLabel }: MailContent) {
  if (typed.length === 0) return null;
  return h(Section, look('message'), label(messageLabel), h(Text, look('text'), ...lines(typed)));
}

function selection({ pages, pagesLabel, attachment }: MailContent) {
  return h(
    Section,
    look('block'),
    label(pagesLabel),
    h(
      'ol',
      look('list'),
      pages.map((title, index) => h('li', { key: `${index}-${title}`, ...look('item') }, title)),
    ),
    attachment && h(Text, look('small'), attachment),
  );
}

function contact({ contact: person, contactLabel, language, reply }: MailContent) {
  const words = MAIL_TEXTS[language];
  const phone = person.phone
    ? [
        `${words.phone} `,
        h(Link, { key: 'phone', href: `tel:${person.phone.replace(/[^+\d]/g, '')}`, ...look('link') }, person.phone),
        h('br', { key: 'br' }),
      ]
    : [];
  return h(
    Section,
    look('block'),
    label(contactLabel),
    h(Text, look('name'), person.name),
    h(Text, look('details'), ...lines(person.lines)),
    h(
      Text,
      look('details'),
      ...phone,
      `${words.email} `,
      h(Link, { href: `mailto:${encodeURIComponent(person.email).replace('%40', '@')}`, ...look('link') }, person.email),
    ),
    h(Text, look('small'), reply),
  );
}

export function documentMail(content: MailContent): ReactNode {
  return frame(
    { ...content, preview: content.opening },
    content.salutation === null ? null : paragraph(content.salutation),
    paragraph(content.opening),
    message(content),
    selection(content),
    contact(content),
  );
}
