import { SOFT_HYPHEN } from '@vitrine/contract/text.ts';

/** A piece of a page's text, as pdfjs reads it. */
export interface TextPiece {
  str: string;
  hasEOL: boolean;
}

/** A page's text as it is searched, and for each of its letters where it is in the pieces joined. */
export interface PageText {
  text: string;
  places: number[];
}

/** A hit: the page (from 1) and the letters from `start` to before `end` of its pieces joined. */
export interface Hit {
  page: number;
  start: number;
  end: number;
}

const isSpace = (letter: string) => /\s/.test(letter);

/** Small letters, one for one, so that places stay. */
const fold = (letter: string): string => {
  const small = letter.toLowerCase();
  return small.length === letter.length ? small : letter;
};

/** Lines are joined by a space, several spaces are one, soft hyphens are none. */
export function pageText(pieces: readonly TextPiece[]): PageText {
  let text = '';
  const places: number[] = [];
  let place = 0;
  const add = (letter: string, at: number) => {
    const one = isSpace(letter) ? ' ' : fold(letter);
    if (one === SOFT_HYPHEN || (one === ' ' && (text === '' || text.endsWith(' ')))) return;
    text += one;
    places.push(at);
  };
  for (const { str, hasEOL } of pieces) {
    for (let index = 0; index < str.length; index++) add(str.charAt(index), place + index);
    place += str.length;
    if (hasEOL) add(' ', place);
  }
  return { text, places };
}

/** Every place at which a query is found, page by page; none for a query of spaces. */
export function findText(pages: readonly PageText[], query: string): Hit[] {
  const wanted = pageText([{ str: query.trim(), hasEOL: false }]).text;
  if (wanted === '') return [];
  return pages.flatMap(({ text, places }, index) => {
    const hits: Hit[] = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const start = places[at] ?? 0;
      hits.push({ page: index + 1, start, end: (places[at + wanted.length - 1] ?? start) + 1 });
    }
    return hits;
  });
}

/** The hit to show first: the first one from the page on show on, else the first of all. */
export const firstHit = (hits: readonly Hit[], page: number): number =>
  Math.max(
    0,
    hits.findIndex((hit) => hit.page >= page),
  );
