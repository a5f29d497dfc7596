import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Hero } from '@vitrine/contract/heroes.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { useDropFirstScreen } from '../../early-load/hero-picture.tsx';
import { PictureBeside } from '../picture-beside.tsx';
import styles from './page-intro.module.css';

interface Props {
  headline: string;
  subline: string | null;
  image: Model<typeof assetImage> | null;
  hero: Pick<Hero, 'crop' | 'art' | 'sizes'>;
  surface: 'light' | 'steel' | 'blue';
  /** What comes below takes away the first screen, with its first picture. */
  isFollowed?: boolean;
}

/** Begins an inner page: headline and subline on one line, or at the foot of a picture that runs to the window's edge. */
export function PageIntro({ headline, subline, image, hero, surface, isFollowed = false }: Props) {
  useDropFirstScreen(image !== null || isFollowed);
  return (
    <section className={classNames(!image && styles.plain)} data-surface={surface}>
      <div className={classNames('grid', image ? styles.beside : styles.line)}>
        <div className={styles.words}>
          <h1 className="h1">{headline}</h1>
          {image && subline && <p className="lead muted">{subline}</p>}
        </div>
        {!image && subline && <p className="lead muted">{subline}</p>}
        {image && <PictureBeside className={styles.picture} image={image} hero={hero} />}
      </div>
    </section>
  );
}
