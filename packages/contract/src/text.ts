/** U+00AD: publishing sets it where a German compound may break (look.md, "Typography"). */
export const SOFT_HYPHEN = '\u00ad';

/** A text without soft hyphens: for page titles, mail subjects, PDF outlines, search and names read aloud. */
export const stripSoftHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');
