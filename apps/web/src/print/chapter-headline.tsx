import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import styles from './chapter-headline.module.css';
import { longestWord } from './longest-word.ts';

/** A word of more letters is set narrower, so that it keeps its line (look.md, "Typography"). */
const WIDE_LETTERS_MAX = 20;

/** The headline of a chapter that begins on a page with margins, above its first section. */
export function ChapterHeadline({ text }: { text: string }) {
  return (
    <h1 className={classNames(styles.title, longestWord(text) > WIDE_LETTERS_MAX && styles.narrow)}>{stripSoftHyphens(text)}</h1>
  );
}
