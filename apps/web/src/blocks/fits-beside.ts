import { stripSoftHyphens } from '@vitrine/contract/text.ts';

/** look.md, "Typography": a longer word would have to break in the label column. */
const LONGEST_WORD = 11;

/** True for a headline that may be in the label column, beside what it names. */
export const fitsBeside = (headline: string): boolean =>
  stripSoftHyphens(headline)
    .split(/[\s-]+/)
    .every((word) => word.length <= LONGEST_WORD);
