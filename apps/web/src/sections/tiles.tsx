import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { AppLink } from '../shell/app-link.tsx';
import { tileSpans } from './tile-spans.ts';
import styles from './tiles.module.css';

export interface Tile {
  id: string;
  path: string;
  /** The small word above the title. */
  label: string;
  title: string;
  image: Model<typeof assetImage> | null;
}

/** Pictures with a label and a title, each as a whole the link to its page. */
export function Tiles({ items }: { items: readonly Tile[] }) {
  const spans = tileSpans(items.length);
  return (
    <ul className={`grid ${styles.tiles}`}>
      {items.map(({ id, path, label, title, image }, index) => (
        <li key={id} data-span={spans[index]}>
          <AppLink href={path} className={image ? styles.tile : styles.typeTile}>
            {image && (
              <figure className={styles.picture}>
                <Picture
                  image={image}
                  crop={['landscape', 'auto']}
                  sizes={`(min-width: 48em) ${spans[index] === 8 ? 32 : 48}vw, 100vw`}
                  alt=""
                />
              </figure>
            )}
            <p className="label muted">{label}</p>
            <h3 className="h3">{title}</h3>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
