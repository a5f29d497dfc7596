import { stripSoftHyphens } from '@vitrine/contract/text.ts';

/** As many letters fit eleven columns in display; a longer word is set in h1 (look.md, "Intro of an inner page"). */
const DISPLAY_LETTERS = 10;

/** The step of the type scale that a title beside a picture is set in. */
export function titleStep(title: string): 'display' | 'h1' {
  const longest = Math.max(
    ...stripSoftHyphens(title)
      .split(/[\s-]+/)
      .map((word) => word.length),
  );
  return longest > DISPLAY_LETTERS ? 'h1' : 'display';
}

/** What kind of page it is and what it is sorted under ("Anwendung, Wurst"). */
export const introLabel = (kind: string, categories: readonly { title: string }[]): string =>
  [kind, ...categories.map(({ title }) => title)].join(', ');
