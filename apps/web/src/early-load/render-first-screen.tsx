import type { PageKind } from '@vitrine/contract/pages.ts';
import { product } from '@vitrine/contract/products.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Intro } from '../sections/intro/intro.tsx';
import { FIRST_SCREEN } from './handover.ts';

/** What is shown first of a kind of page, made of its document; a kind without a row comes with nothing. */
const FIRST_SCREENS: Partial<Record<PageKind, (document: unknown) => ReactElement>> = {
  product: (document) => <Intro product={parseOne(product, document)} />,
};

export interface FirstScreen {
  /** Elements for the body. */
  markup: string;
  /** Rules for them, in a `style` element that the page's policy allows by its hash: it allows no `style` attributes. */
  rules: string;
}

/** React escapes every quote in texts and attributes, so this is always the attribute itself. */
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

/**
 * The first screen of a page for its HTML, with places for header and tabs. Readers of the screen wait for the page itself;
 * dropFirstScreen takes it away when that shows the same. Null for a kind of page that has none.
 */
export function renderFirstScreen(kind: PageKind, document: unknown): FirstScreen | null {
  const shown = FIRST_SCREENS[kind]?.(document);
  if (!shown) return null;
  const rules: string[] = [];
  const markup = renderToStaticMarkup(
    <div id={FIRST_SCREEN} aria-hidden="true">
      <div />
      <div />
      {shown}
    </div>,
  ).replace(STYLE_ATTRIBUTE, (_, declarations: string) => {
    rules.push(`[data-rule="${rules.length}"]{${declarations}}`);
    return ` data-rule="${rules.length - 1}"`;
  });
  return { markup, rules: rules.join('') };
}
