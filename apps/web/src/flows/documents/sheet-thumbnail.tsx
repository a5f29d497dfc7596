import { Picture } from '@vitrine/ui/picture/picture.tsx';
import type { SelectablePage } from './selectable-pages.ts';
import styles from './sheet-thumbnail.module.css';

/** A page as a small sheet of paper with its pictures side by side; the words beside it name it. */
export function SheetThumbnail({ images }: { images: readonly NonNullable<SelectablePage['image']>[] }) {
  return (
    <span className={styles.sheet}>
      <span className={styles.pictures}>
        {images.map((image, index) => (
          // The pictures of a sheet keep their places, and two machines may share one.
          <Picture key={index} image={image} crop={['portrait', 'landscape']} sizes="56px" alt="" />
        ))}
      </span>
    </span>
  );
}
