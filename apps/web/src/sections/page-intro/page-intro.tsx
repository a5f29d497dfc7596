import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Hero } from '@vitrine/contract/heroes.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { dropFirstScreen } from '../../early-load/handover.ts';
import { useDropFirstScreen } from '../../early-load/use-drop-first-screen.ts';
import { pictureShape } from '../picture-shape.ts';
import styles from './page-intro.module.css';

interface Props {
  headline: string;
  subline: string | null;
  image: Model<typeof assetImage> | null;
  hero: Pick<Hero, 'crop' | 'art' | 'sizes'>;
  surface: 'light' | 'steel' | 'blue';
}

/** Begins an inner page: headline and subline on one line, or at the foot of a picture that runs to the window's edge. */
export function PageIntro({ headline, subline, image, hero, surface }: Props) {
  useDropFirstScreen(image !== null);
  return (
    <section className={classNames(!image && styles.plain)} data-surface={surface}>
      <div className={classNames('grid', image ? styles.beside : styles.line)}>
        <div className={styles.words}>
          <h1 className="h1">{headline}</h1>
          {image && subline && <p className="lead muted">{subline}</p>}
        </div>
        {!image && subline && <p className="lead muted">{subline}</p>}
        {image && (
          <figure className={styles.picture} data-shape={pictureShape(image)}>
            <Picture image={image} crop={hero.crop} art={hero.art} sizes={hero.sizes} hero onSettled={dropFirstScreen} />
          </figure>
        )}
      </div>
    </section>
  );
}
