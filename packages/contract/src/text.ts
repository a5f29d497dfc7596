/** U+00AD: publishing sets it where a German compound may break (look.md, "Typography"). */
export const SOFT_HYPHEN = '\u00ad';

/** True for a text that PostgreSQL can keep: no U+0000, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text);

/** A text without soft hyphens: for page titles, mail subjects, PDF outlines, search and names read aloud. */
export const stripSoftHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');
