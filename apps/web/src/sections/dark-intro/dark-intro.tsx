import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Hero } from '@vitrine/contract/heroes.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { HeroPicture, useDropFirstScreen } from '../../early-load/hero-picture.tsx';
import styles from './dark-intro.module.css';

interface Props {
  /** Small word above the title. */
  label: string;
  title: string;
  /** A name is larger than a sentence. */
  size?: 'display' | 'h1';
  subline: string | null;
  image: Model<typeof assetImage> | null;
  /** How the picture is placed: the API sends it ahead by the same rule. */
  hero: Hero;
}

/** A page's intro over a dark picture: label and title lower left, the sentence lower right. */
export function DarkIntro({ label, title, size = 'h1', subline, image, hero }: Props) {
  useDropFirstScreen(image !== null);
  return (
    <section className={styles.intro} data-surface="dark" data-pictured={image ? '' : undefined}>
      {image && (
        <div className={styles.ground}>
          <HeroPicture image={image} hero={hero} />
        </div>
      )}
      <div className={`grid ${styles.words}`}>
        <div className={styles.title}>
          <p className={`label ${styles.label}`}>{label}</p>
          <h1 className={size}>{title}</h1>
        </div>
        {subline && <p className={`lead ${styles.subline}`}>{subline}</p>}
      </div>
    </section>
  );
}
