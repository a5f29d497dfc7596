import body from '../../print/body.module.css';
import { ChapterHeadline } from '../../print/chapter-headline.tsx';
import { PrintPicture } from '../../print/print-picture.tsx';
import type { ProductOverview } from '../resources.ts';
import styles from './overview-head.print.module.css';

/** Title, subline and the machines above a table that is too short for a page of its own. */
export function OverviewHead({ overview: { title, introSubline, introImage } }: { overview: ProductOverview }) {
  return (
    <section className={`${body.section} ${body.whole}`}>
      <ChapterHeadline text={title} />
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
