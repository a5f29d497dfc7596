import { Picture } from '@vitrine/ui/picture/picture.tsx';
import type { SelectablePage } from './selectable-pages.ts';
import styles from './sheet-thumbnail.module.css';

/** A page as a small sheet of paper; the words beside it name it. */
export function SheetThumbnail({ page }: { page: SelectablePage | undefined }) {
  return (
    <span className={styles.sheet}>
      {page?.image && <Picture image={page.image} crop={['portrait', 'landscape']} sizes="56px" alt="" />}
    </span>
  );
}
