import type { AddedDocument } from '@vitrine/contract/documents.ts';
import { ANCHOR_LAST_SHEET } from '@vitrine/contract/print.ts';
import type { PageNumbers } from './page-numbers.ts';

type Chapters = readonly Pick<AddedDocument, 'urlPath'>[];
type Counts = ReadonlyMap<string, number>;

/** The first folder of a route: pages of one kind are about as long. */
const kindOf = (urlPath: string) => urlPath.split('/')[1] ?? '';

/**
 * Guesses for routes whose printed pages are not counted, a comparison say: as many as the last one of its kind took. A document with a
 * right guess is printed once; a wrong one costs the second pass that it would take without, too.
 */
export function createPageGuesses() {
  const pagesByKind = new Map<string, number>();
  return {
    /** The counts, with a guess for each route that has none. */
    with(counts: Counts, chapters: Chapters): Counts {
      const guessed = chapters.flatMap(({ urlPath }): [string, number][] => {
        const pages = counts.has(urlPath) ? undefined : pagesByKind.get(kindOf(urlPath));
        return pages === undefined ? [] : [[urlPath, pages]];
      });
      return new Map([...guessed, ...counts]);
    },
    /** Notes how many pages each route without a count took. `numbers`: as they were printed, of a route chosen twice the first one. */
    keep(counts: Counts, chapters: Chapters, numbers: PageNumbers): void {
      const isTwice = (path: string) => chapters.filter(({ urlPath }) => urlPath === path).length > 1;
      for (const [index, { urlPath }] of chapters.entries()) {
        if (isTwice(urlPath)) continue;
        const first = numbers[urlPath];
        const next = numbers[chapters[index + 1]?.urlPath ?? ANCHOR_LAST_SHEET];
        if (!counts.has(urlPath) && first && next && next > first) pagesByKind.set(kindOf(urlPath), next - first);
      }
    },
  };
}
