import { SOFT_HYPHEN } from '@vitrine/contract/text.ts';

const NO_BREAK_SPACE = '\u00a0';
const HEADINGS = 'h1, h2, h3';

/** Tells for positions of a text whether a line ends there. */
function lineEnds(node: Text): (at: number) => boolean {
  const range = document.createRange();
  const lineOf = (offset: number) => {
    range.setStart(node, offset);
    range.setEnd(node, offset + 1);
    // The first letter of a line also has an empty rectangle at the end of the line before.
    return Array.from(range.getClientRects()).at(-1)?.top;
  };
  return (at) => at > 0 && at + 1 < node.length && lineOf(at - 1) !== lineOf(at + 1);
}

/** Takes out the soft hyphens no line ends with; how to do it is answered, so that all reading comes before any writing. */
function withoutUnusedHyphens(node: Text): () => void {
  const endsLine = lineEnds(node);
  const kept = [...node.data.split('').entries()].filter(([at, letter]) => letter !== SOFT_HYPHEN || endsLine(at));
  const text = kept.map(([, letter]) => letter).join('');
  return () => node.replaceData(0, node.length, text);
}

/** Puts a no-break space and a place to break in for each space at the end of a line. */
function withKeptSpaces(node: Text): () => void {
  const endsLine = lineEnds(node);
  const ends = [...node.data.split('').entries()].filter(([at, letter]) => letter === ' ' && endsLine(at)).map(([at]) => at);
  return () => {
    for (const at of ends.reverse()) {
      node.replaceData(at, 1, NO_BREAK_SPACE);
      node.splitText(at + 1).before(document.createElement('wbr'));
    }
  };
}

/**
 * Makes the text ready for the PDF, once fonts are loaded; line breaks stay, because sheets are as wide on screen as on
 * paper. Chromium writes every soft hyphen into the PDF's text, where such words are not found by a search and are read
 * aloud in parts; and it drops the space at the end of a line from the bookmarks ("Sprechen wirüber").
 */
export function prepareTextForPdf(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const changes: (() => void)[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    if (node.data.includes(SOFT_HYPHEN)) changes.push(withoutUnusedHyphens(node));
    else if (node.parentElement?.closest(HEADINGS)) changes.push(withKeptSpaces(node));
  }
  for (const change of changes) change();
}
