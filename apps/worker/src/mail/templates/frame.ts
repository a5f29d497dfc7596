import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import type { Language } from '@vitrine/contract/sites.ts';
import { createElement as h, type ReactNode } from 'react';
import { look, SHEET } from './styles.ts';

interface Frame {
  language: Language;
  /** Also the headline. */
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  imprint: readonly string[];
}

/** Lines of one paragraph. */
export const lines = (texts: readonly string[]): ReactNode[] =>
  texts.flatMap((text, index) => (index === 0 ? [text] : [h('br', { key: index }), text]));

export const label = (text: string) => h(Heading, { as: 'h2', ...look('label') }, text);
export const paragraph = (text: string) => h(Text, look('text'), text);

/** A mail as a document of its own: no pictures, nothing loaded from anywhere; React escapes every text. */
export function frame({ language, subject, preview, imprint }: Frame, ...children: ReactNode[]): ReactNode {
  return h(
    Html,
    { lang: language },
    h(
      Head,
      null,
      h('title', null, subject),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      // Ours alone, and nothing in it ends a style element: as text React would escape its signs.
      h('style', { dangerouslySetInnerHTML: { __html: SHEET } }),
    ),
    h(Preview, null, preview),
    h(
      Body,
      look('body'),
      h(
        Container,
        look('sheet'),
        h(Heading, { as: 'h1', ...look('headline') }, subject),
        ...children,
        h(Hr, look('rule')),
        ...imprint.map((line) => h(Text, { key: line, ...look('imprint') }, line)),
      ),
    ),
  );
}
