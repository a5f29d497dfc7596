import type { PageKind } from '@vitrine/contract/pages.ts';
import { product } from '@vitrine/contract/products.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Intro } from '../sections/intro/intro.tsx';
import { FIRST_SCREEN } from './handover.ts';
import { oneLineFrom } from './one-line.ts';
import { usedRules } from './used-rules.ts';

interface Beginning {
  shown: ReactElement;
  /** In narrower windows (em) its place depends on the face of names: it waits for that. */
  certainFrom: number;
}

/** What is shown first of a kind of page, made of its document; a kind without a row comes with nothing. */
const FIRST_SCREENS: Partial<Record<PageKind, (document: unknown) => Beginning>> = {
  product: (document) => {
    const machine = parseOne(product, document);
    return { shown: <Intro product={machine} />, certainFrom: oneLineFrom(machine.productKind) };
  },
};

/** Until the face of names is there, what may still move is not seen (first-screen.css). */
const waits = ({ certainFrom }: Beginning) =>
  `@media (width<${certainFrom}em){html[data-first-screen="without-names"] #${FIRST_SCREEN} section{visibility:hidden}}`;

export interface FirstScreen {
  /** Elements for the body. */
  markup: string;
  /** Rules for them, in a `style` element that the page's policy allows by its hash: it allows no `style` attributes. */
  rules: string;
}

/** React escapes every quote in texts and attributes, so this is always the attribute itself. */
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

/**
 * Markup with its style attributes as rules. What is escaped in an attribute would be read as it stands in a `style` element, so
 * declarations with such a character are refused.
 */
export function moveStyles(styled: string): FirstScreen {
  const rules: string[] = [];
  const markup = styled.replace(STYLE_ATTRIBUTE, (_, declarations: string) => {
    if (/[&<]/.test(declarations)) throw new Error(`declarations of a first screen are escaped: ${declarations}`);
    rules.push(`[data-rule="${rules.length}"]{${declarations}}`);
    return ` data-rule="${rules.length - 1}"`;
  });
  return { markup, rules: rules.join('') };
}

/**
 * The first screen of a page for its HTML, with places for header and tabs, and what it needs of the text of the app's style sheets. Readers
 * of the screen wait for the page itself; dropFirstScreen takes it away when that shows the same. Null for a kind of page that has none.
 */
export function renderFirstScreen(kind: PageKind, document: unknown, sheets: string): FirstScreen | null {
  const beginning = FIRST_SCREENS[kind]?.(document);
  if (!beginning) return null;
  const markup = renderToStaticMarkup(
    <div id={FIRST_SCREEN} aria-hidden="true">
      <div />
      <div />
      {beginning.shown}
    </div>,
  );
  const moved = moveStyles(markup);
  return { markup: moved.markup, rules: usedRules(sheets, moved.markup) + moved.rules + waits(beginning) };
}
