import body from '../../print/body.module.css';
import { ChapterHeadline } from '../../print/chapter-headline.tsx';

/** Headline and subline above the text, of a page that has no picture for a page of its own. */
export function PageHead({ headline, subline }: { headline: string; subline: string | null }) {
  return (
    <section className={`${body.section} ${body.whole}`}>
      <ChapterHeadline text={headline} />
      {subline && <p className={body.lead}>{subline}</p>}
    </section>
  );
}
