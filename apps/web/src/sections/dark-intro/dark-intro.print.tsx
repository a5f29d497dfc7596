import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { SheetPicture } from '../../print/sheet-picture.tsx';
import { HIGHEST } from '../../print/sheet-place.ts';
import styles from '../../print/sheets.module.css';

interface Props {
  label: string;
  title: string;
  subline: string | null;
  /** Shows several machines, which an upright cut would cut as well. */
  image: Model<typeof assetImage> | null;
  anchor?: string | undefined;
}

/** First page of a chapter: the dark picture across it, title and sentence at its foot. */
export function DarkIntro({ label, title, subline, image, anchor }: Props) {
  return (
    <section className={`${styles.sheet} ${styles.cover}`} id={anchor}>
      {image && <SheetPicture image={image} fill={null} highest={HIGHEST.cover} className={undefined} />}
      <div className={`${styles.inner} ${styles.atFoot}`}>
        <p className={styles.kind}>{label}</p>
        <h1 className={styles.title}>{title}</h1>
        {subline && <p className={styles.lead}>{subline}</p>}
      </div>
    </section>
  );
}
