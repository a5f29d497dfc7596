import type { Language } from '@vitrine/contract/sites.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { ALWAYS, FIRST_SCREENS, NEVER } from './first-screens.tsx';
import { FIRST_SCREEN } from './handover.ts';
import { usedRules } from './used-rules.ts';

/** Until the face of names is there, what may still move is not seen (first-screen.css). */
function waits(certainFrom: number): string {
  if (certainFrom === ALWAYS) return '';
  const rule = `html[data-first-screen="without-names"] #${FIRST_SCREEN} section{visibility:hidden}`;
  return certainFrom === NEVER ? rule : `@media (width<${certainFrom}em){${rule}}`;
}

export interface FirstScreen {
  /** Elements for the body. */
  markup: string;
  /** Rules for them, in a `style` element that the page's policy allows by its hash: it allows no `style` attributes. */
  rules: string;
  /** Which of the style sheets that were given have a rule for them, by place. */
  sheets: number[];
}

const isKnown = (kind: string): kind is keyof typeof FIRST_SCREENS => Object.hasOwn(FIRST_SCREENS, kind);

/** React escapes every quote in texts and attributes, so this is always the attribute itself. */
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

/**
 * Markup with its style attributes as rules. What is escaped in an attribute would be read as it stands in a `style` element, so
 * declarations with such a character are refused.
 */
export function moveStyles(styled: string): { markup: string; rules: string } {
  const rules: string[] = [];
  const markup = styled.replace(STYLE_ATTRIBUTE, (_, declarations: string) => {
    if (/[&<]/.test(declarations)) throw new Error(`declarations of a first screen are escaped: ${declarations}`);
    rules.push(`[data-rule="${rules.length}"]{${declarations}}`);
    return ` data-rule="${rules.length - 1}"`;
  });
  return { markup, rules: rules.join('') };
}

/**
 * The first screen of a page for its HTML, with places for what is above the intro, and what it needs of the texts of the app's style sheets.
 * Readers of the screen wait for the page itself; dropFirstScreen takes it away when that shows the same. Null for a page that has none, as
 * one of a kind that this build does not know: the API that asks may be newer.
 */
export function renderFirstScreen(
  kind: string,
  language: Language,
  content: unknown,
  sheets: readonly string[],
): FirstScreen | null {
  const beginning = isKnown(kind) ? FIRST_SCREENS[kind](content, language) : null;
  if (!beginning) return null;
  const { shown, bars, words, certainFrom } = beginning;
  const markup = renderToStaticMarkup(
    <div id={FIRST_SCREEN} data-bars={bars} data-words={words} aria-hidden="true">
      {bars !== 'over' && <div />}
      {(bars === 'tabs' || bars === 'row') && <div />}
      {shown}
    </div>,
  );
  const moved = moveStyles(markup);
  const used = usedRules(sheets, moved.markup);
  return {
    markup: moved.markup,
    rules: [...used, moved.rules, waits(certainFrom)].join(''),
    sheets: used.flatMap((rules, place) => (rules ? place : [])),
  };
}
