import type { MediaItem } from '@vitrine/contract/media-library.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { TILE_SIZES } from './grid-shape.ts';
import grid from './media-grid.module.css';
import styles from './media-library.module.css';
import { pictureOf } from './model.ts';

/** What is seen of the library before the app: room for its bar, and the first pictures where the grid will show them. */
export const LibraryAtFirst = ({ items }: { items: readonly MediaItem[] }) => (
  <section>
    <div className={classNames(styles.bar, styles.barAtFirst)} />
    <div className="grid">
      <div className={classNames(styles.content, grid.room)}>
        <ul className={grid.first}>
          {items.map((item) => {
            const picture = pictureOf(item);
            return (
              <li key={item.id}>
                <figure className={grid.picture}>
                  {picture && <Picture image={picture} crop="landscape" sizes={TILE_SIZES} alt="" hero />}
                </figure>
                <div className={grid.words} />
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  </section>
);
