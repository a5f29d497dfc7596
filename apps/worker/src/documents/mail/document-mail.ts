import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import type { MailContent } from './content.ts';
import { STYLES } from './styles.ts';
import { MAIL_TEXTS } from './texts.ts';

const lines = (texts: readonly string[]): ReactNode[] =>
  texts.flatMap((text, index) => (index === 0 ? [text] : [h('br', { key: index }), text]));

const label = (text: string) => h(Heading, { as: 'h2', style: STYLES.label }, text);

function message({ message: typed, messageLabel }: MailContent) {
  if (typed.length === 0) return null;
  return h(Section, { style: STYLES.message }, label(messageLabel), h(Text, { style: STYLES.text }, ...lines(typed)));
}

function selection({ pages, pagesLabel, attachment }: MailContent) {
  return h(
    Section,
    { style: STYLES.block },
    label(pagesLabel),
    h(
      'ol',
      { style: STYLES.list },
      pages.map((title, index) => h('li', { key: `${index}-${title}`, style: STYLES.item }, title)),
    ),
    h(Text, { style: STYLES.small }, attachment),
  );
}

function contact({ contact: person, contactLabel, language, reply }: MailContent) {
  const words = MAIL_TEXTS[language];
  const phone = person.phone
    ? [
        `${words.phone} `,
        h(Link, { key: 'phone', href: `tel:${person.phone.replace(/[^+\d]/g, '')}`, style: STYLES.link }, person.phone),
        h('br', { key: 'br' }),
      ]
    : [];
  return h(
    Section,
    { style: STYLES.block },
    label(contactLabel),
    h(Text, { style: STYLES.name }, person.name),
    h(Text, { style: STYLES.details }, ...lines(person.lines)),
    h(
      Text,
      { style: STYLES.details },
      ...phone,
      `${words.email} `,
      h(Link, { href: `mailto:${encodeURIComponent(person.email).replace('%40', '@')}`, style: STYLES.link }, person.email),
    ),
    h(Text, { style: STYLES.small }, reply),
  );
}

/** The mail as a document of its own: no pictures, nothing loaded from anywhere; React escapes every text. */
export function documentMail(content: MailContent): ReactNode {
  return h(
    Html,
    { lang: content.language },
    h(Head, null, h('title', null, content.subject)),
    h(Preview, null, content.opening),
    h(
      Body,
      { style: STYLES.body },
      h(
        Container,
        { style: STYLES.sheet },
        h(Heading, { as: 'h1', style: STYLES.headline }, content.subject),
        h(Text, { style: STYLES.text }, content.salutation),
        h(Text, { style: STYLES.text }, content.opening),
        message(content),
        selection(content),
        contact(content),
        h(Hr, { style: STYLES.rule }),
        ...content.imprint.map((line) => h(Text, { key: line, style: STYLES.imprint }, line)),
      ),
    ),
  );
}
