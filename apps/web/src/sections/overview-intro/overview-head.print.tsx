import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import body from '../../print/body.module.css';
import { PrintPicture } from '../../print/print-picture.tsx';
import type { ProductOverview } from '../resources.ts';
import styles from './overview-head.print.module.css';

/** Title, subline and the machines above a table that is too short for a page of its own. */
export function OverviewHead({ overview: { title, introSubline, introImage } }: { overview: ProductOverview }) {
  return (
    <section className={body.whole}>
      <h1 className={styles.title}>{stripSoftHyphens(title)}</h1>
      {introSubline && <p className={styles.lead}>{introSubline}</p>}
      {introImage && (
        <figure className={styles.picture}>
          <PrintPicture image={introImage} crop="auto" millimetres={174} />
        </figure>
      )}
    </section>
  );
}
