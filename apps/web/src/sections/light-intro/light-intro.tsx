import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Hero } from '@vitrine/contract/heroes.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { useDropFirstScreen } from '../../early-load/hero-picture.tsx';
import { PictureBeside } from '../picture-beside.tsx';
import styles from './light-intro.module.css';
import { titleStep } from './model.ts';

interface Props {
  label: string;
  title: string;
  subline: string | null;
  image: Model<typeof assetImage> | null;
  /** How the picture is placed: the API sends it ahead by the same rule. */
  hero: Hero;
}

/** The words at the foot of the left half, the picture from there to the edge of the window. */
export function LightIntro({ label, title, subline, image, hero }: Props) {
  useDropFirstScreen(image !== null);
  return (
    <section className={styles.intro} data-surface="steel" data-pictured={image ? '' : undefined}>
      <div className={`grid ${styles.columns}`}>
        <div className={styles.words}>
          <p className={styles.label}>{label}</p>
          <h1 className={titleStep(title)}>{title}</h1>
          {subline && <p className={`lead ${styles.subline}`}>{subline}</p>}
        </div>
        {image && <PictureBeside className={styles.picture} image={image} hero={hero} />}
      </div>
    </section>
  );
}
