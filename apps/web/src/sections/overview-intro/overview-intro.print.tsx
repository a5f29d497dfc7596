import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { SheetPicture } from '../../print/sheet-picture.tsx';
import { HIGHEST } from '../../print/sheet-place.ts';
import styles from '../../print/sheets.module.css';
import type { ProductOverview } from '../resources.ts';

interface Props {
  overview: ProductOverview;
  anchor?: string | undefined;
}

/**
 * All machines of the picture with title and subline above them. Any cut would cut some of them as well, but for the square of a picture that
 * an editor has aimed: it is the one that phones show, and the machines are larger in it.
 */
export function OverviewIntro({ overview: { title, introSubline, introImage, isIntroImageAimed }, anchor }: Props) {
  return (
    <section className={`${styles.sheet} ${styles.first}`} id={anchor}>
      {introImage && (
        <SheetPicture
          image={introImage}
          fill={isIntroImageAimed ? 'square' : null}
          highest={HIGHEST.first}
          className={styles.square}
        />
      )}
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>{stripSoftHyphens(title)}</h1>
          {introSubline && <p className={styles.lead}>{introSubline}</p>}
        </div>
      </div>
    </section>
  );
}
