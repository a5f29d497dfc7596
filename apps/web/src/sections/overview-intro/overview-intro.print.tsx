import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { PrintPicture } from '../../print/print-picture.tsx';
import styles from '../../print/sheets.module.css';
import type { ProductOverview } from '../resources.ts';

interface Props {
  overview: ProductOverview;
  anchor?: string | undefined;
}

/** The machines full bleed, with title and subline. */
export function OverviewIntro({ overview: { title, introSubline, introImage }, anchor }: Props) {
  return (
    <section className={`${styles.sheet} ${styles.first}`} id={anchor}>
      {introImage && <PrintPicture className={styles.machine} image={introImage} crop="portrait" millimetres={210} />}
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>{stripSoftHyphens(title)}</h1>
          {introSubline && <p className={styles.lead}>{introSubline}</p>}
        </div>
      </div>
    </section>
  );
}
