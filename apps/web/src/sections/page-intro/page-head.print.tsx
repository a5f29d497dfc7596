import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import body from '../../print/body.module.css';
import { longestWord } from '../../print/longest-word.ts';
import heads from '../overview-intro/overview-head.print.module.css';

/** A word of more letters is set narrower, so that it keeps its line (look.md, "Typography"). */
const WIDE_LETTERS_MAX = 20;

/** Headline and subline above the text, of a page that has no picture for a page of its own. */
export function PageHead({ headline, subline }: { headline: string; subline: string | null }) {
  return (
    <section className={`${body.section} ${body.whole}`}>
      <h1 className={classNames(heads.title, longestWord(headline) > WIDE_LETTERS_MAX && heads.narrow)}>
        {stripSoftHyphens(headline)}
      </h1>
      {subline && <p className={body.lead}>{subline}</p>}
    </section>
  );
}
