import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Language } from '@vitrine/contract/sites.ts';
import { createElement as h, type ReactNode } from 'react';
import { frame, label, lines, paragraph } from './frame.ts';
import { block, plainText } from './plain-text.ts';
import { look } from './styles.ts';

/** A part of a mail, in reading order; HTML and text are two forms of it. */
export type MailPart =
  | { kind: 'text'; text: string }
  /** What is to be done; `instead` comes before the address, for readers who cannot press it. */
  | { kind: 'button'; label: string; url: string; instead: string }
  /** Words of a person, as they were typed. */
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'facts'; rows: { term: string; fact: string }[] }
  /** Beside the matter: how long a link holds, what to do if it was not you. */
  | { kind: 'note'; text: string };

export interface MailContent {
  language: Language;
  subject: string;
  salutation: string;
  parts: readonly MailPart[];
  closing: readonly string[];
  imprint: readonly string[];
}

const typedLines = (text: string) => text.replace(/\r\n?/g, '\n').trim().split('\n');

function button({ label: words, url, instead }: MailPart & { kind: 'button' }): ReactNode[] {
  return [
    // A cell with a background: some programs know no padding of links and show at least its colour.
    h(
      'table',
      { key: url, role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, ...look('button') },
      h('tbody', null, h('tr', null, h('td', look('face'), h(Link, { href: url, ...look('press') }, words)))),
    ),
    h(Text, { key: `${url} as text`, ...look('address') }, instead, h('br'), h(Link, { href: url, ...look('link') }, url)),
  ];
}

function facts({ rows }: MailPart & { kind: 'facts' }): ReactNode {
  const row = ({ term, fact }: { term: string; fact: string }) =>
    h('tr', { key: term }, h('td', look('term'), term), h('td', look('fact'), fact));
  return h('table', { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 }, h('tbody', null, rows.map(row)));
}

function htmlOf(part: MailPart): ReactNode {
  switch (part.kind) {
    case 'text':
      return paragraph(part.text);
    case 'note':
      return h(Text, look('small'), part.text);
    case 'quote':
      return h(Section, look('message'), label(part.label), h(Text, look('text'), ...lines(typedLines(part.text))));
    case 'facts':
      return facts(part);
    case 'button':
      return button(part);
  }
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
    case 'note':
      return part.text;
    case 'quote':
      return block(part.label, typedLines(part.text));
    case 'facts':
      return part.rows.map(({ term, fact }) => `${term}: ${fact}`).join('\n');
    case 'button':
      return `${part.label}:\n${part.url}`;
  }
}

const preview = ({ parts }: MailContent) => parts.find((part) => part.kind === 'text')?.text ?? '';

export const mailHtml = (content: MailContent): ReactNode =>
  frame(
    { ...content, preview: preview(content) },
    paragraph(content.salutation),
    ...content.parts.map(htmlOf),
    h(Text, look('closing'), ...lines(content.closing)),
  );

export const mailText = ({ salutation, parts, closing, imprint }: MailContent): string =>
  plainText([salutation, ...parts.map(textOf), closing.join('\n')], imprint);
