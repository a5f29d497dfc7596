import { useTexts } from '../../i18n/use-texts.ts';
import styles from './media-grid.module.css';
import { SkeletonCell } from './skeleton-cell.tsx';

const TILES = ['a', 'b', 'c', 'd'];

/** Stands in for the first rows of the grid. */
export function LibrarySkeleton() {
  const t = useTexts('media');
  return (
    <ul className={styles.next} role="status" aria-label={t('loading')}>
      {TILES.map((tile) => (
        <li key={tile} aria-hidden="true">
          <SkeletonCell />
        </li>
      ))}
    </ul>
  );
}
