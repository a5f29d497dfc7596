import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { PrintPicture } from '../../print/print-picture.tsx';
import styles from '../../print/sheets.module.css';

interface Props {
  label: string;
  title: string;
  subline: string | null;
  image: Model<typeof assetImage> | null;
  anchor?: string | undefined;
  /** Shows several machines, which an upright cut would cut as well. */
  isGroup?: boolean;
}

/** First page of a chapter: the dark picture full bleed, title and sentence at its foot. */
export function DarkIntro({ label, title, subline, image, anchor, isGroup = false }: Props) {
  return (
    <section className={`${styles.sheet} ${styles.cover} ${isGroup ? styles.withBand : ''}`} id={anchor}>
      {image && (
        <PrintPicture
          className={isGroup ? styles.band : image.versions.portrait ? styles.full : `${styles.full} ${styles.whole}`}
          image={image}
          crop={isGroup ? 'auto' : 'portrait'}
          millimetres={210}
        />
      )}
      <div className={`${styles.inner} ${styles.atFoot}`}>
        <p className={styles.kind}>{label}</p>
        <h1 className={styles.title}>{title}</h1>
        {subline && <p className={styles.lead}>{subline}</p>}
      </div>
    </section>
  );
}
