import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import styles from './pdf-viewer.module.css';

/** In the viewer's place while its code or the file is on the way: one page. */
export function ViewerWaits({ label }: { label: string }) {
  return (
    <div className={styles.waits} role="status" aria-label={label}>
      <Skeleton height="100%" />
    </div>
  );
}
