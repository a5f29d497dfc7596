import { PRINT_MARGIN } from '@vitrine/contract/print.ts';

/** What the margin boxes of a chapter say. */
export interface ChapterMargins {
  /** Name of the page group; letters, digits and hyphens. */
  name: string;
  /** Top right. */
  title: string;
  /** Bottom left. */
  note: string;
}

/** A CSS string; quotes, backslashes and line ends are escaped, so that names of people and firms cannot end it. */
export function cssString(text: string): string {
  const escaped = text.replace(/["\\\p{Cc}<]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
  return `"${escaped}"`;
}

/** Wordmark, title, note and page number in the page margins; look.md, "Print". */
function chapterRule({ name, title, note }: ChapterMargins, wordmark: string, family: string): string {
  const font = `font-family: ${family};`;
  return `
[data-page-group="${name}"] { page: ${name}; }
@page ${name} {
  margin: ${PRINT_MARGIN};
  @top-left { content: ${cssString(wordmark)}; ${font} font-size: 8.5pt; font-weight: 720; font-stretch: 125%; letter-spacing: 0.045em; color: #171c20; padding: 0 0 7mm 18mm; vertical-align: bottom; }
  @top-right { content: ${cssString(title)}; ${font} font-size: 8pt; color: #59656d; padding: 0 18mm 7mm 0; vertical-align: bottom; }
  @bottom-left { content: ${cssString(note)}; ${font} font-size: 8pt; color: #59656d; padding-left: 18mm; width: 150mm; }
  @bottom-right { content: counter(page); ${font} font-size: 8.5pt; font-weight: 560; font-variant-numeric: tabular-nums; color: #171c20; padding-right: 18mm; }
}`;
}

/** The page rules of a print: full-bleed sheets, the contents, and one group for each chapter, set in `family`. */
export function pageRules(chapters: ChapterMargins[], wordmark: string, family: string): string {
  return [
    '@page { size: A4; margin: 0; }',
    '@page contents { margin: 38mm 0 35mm; }',
    ...chapters.map((chapter) => chapterRule(chapter, wordmark, family)),
  ].join('\n');
}

/**
 * Applies page rules to the document until the returned function is called. A constructed style sheet needs no
 * exception in the content security policy, and Chromium has no running strings: hence one page group a chapter.
 */
export function applyPageRules(rules: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((s) => s !== sheet);
  };
}
