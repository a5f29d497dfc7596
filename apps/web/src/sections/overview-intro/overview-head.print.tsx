import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import body from '../../print/body.module.css';
import { longestWord } from '../../print/longest-word.ts';
import { PrintPicture } from '../../print/print-picture.tsx';
import type { ProductOverview } from '../resources.ts';
import styles from './overview-head.print.module.css';

/** A word of more letters is set narrower, so that it keeps its line (look.md, "Typography"). */
const WIDE_LETTERS_MAX = 20;

/** Title, subline and the machines above a table that is too short for a page of its own. */
export function OverviewHead({ overview: { title, introSubline, introImage } }: { overview: ProductOverview }) {
  return (
    <section className={`${body.section} ${body.whole}`}>
      <h1 className={`${styles.title} ${longestWord(title) > WIDE_LETTERS_MAX ? styles.narrow : ''}`}>
        {stripSoftHyphens(title)}
      </h1>
      <div className={styles.beside}>
        {introSubline && <p className={styles.lead}>{introSubline}</p>}
        {introImage && (
          <figure className={styles.picture}>
            <PrintPicture image={introImage} crop="auto" millimetres={128} />
          </figure>
        )}
      </div>
    </section>
  );
}
