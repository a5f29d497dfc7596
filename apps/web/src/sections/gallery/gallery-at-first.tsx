import type { Medium } from '../full-screen/media.ts';
import styles from './inline-gallery.module.css';
import { StagePicture, stageStyle } from './stage-picture.tsx';

/** A gallery in the page before it can be used: its first picture in its place, and the room of the others. */
export function GalleryAtFirst({ items }: { items: readonly Medium[] }) {
  const [item] = items;
  if (!item) return null;
  return (
    <div className={`grid ${styles.gallery}`}>
      <div className={styles.stage} style={stageStyle(item)}>
        {item.kind === 'image' && <StagePicture image={item.image} isFirst />}
      </div>
      {items.length > 1 && <div className={styles.side} />}
    </div>
  );
}
