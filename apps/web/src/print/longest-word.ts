import { stripSoftHyphens } from '@vitrine/contract/text.ts';

/** Letters of the longest word of a headline, which large type has to keep on one line. */
export const longestWord = (text: string): number =>
  Math.max(
    ...stripSoftHyphens(text)
      .split(/[\s-]/)
      .map((word) => word.length),
  );
