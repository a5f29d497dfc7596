import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { SheetPicture } from '../../print/sheet-picture.tsx';
import { HIGHEST } from '../../print/sheet-place.ts';
import styles from '../../print/sheets.module.css';
import type { ProductOverview } from '../resources.ts';

interface Props {
  overview: ProductOverview;
  anchor?: string | undefined;
}

/** All machines of the picture, which any cut would cut as well, with title and subline above them. */
export function OverviewIntro({ overview: { title, introSubline, introImage }, anchor }: Props) {
  return (
    <section className={`${styles.sheet} ${styles.first}`} id={anchor}>
      {introImage && <SheetPicture image={introImage} fill={null} highest={HIGHEST.first} className={undefined} />}
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>{stripSoftHyphens(title)}</h1>
          {introSubline && <p className={styles.lead}>{introSubline}</p>}
        </div>
      </div>
    </section>
  );
}
