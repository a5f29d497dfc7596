import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './media-grid.module.css';

const TILES = ['a', 'b', 'c', 'd'];

/** Stands in for the first rows of the grid. */
export function LibrarySkeleton() {
  const t = useTexts('media');
  return (
    <ul className={styles.next} role="status" aria-label={t('loading')}>
      {TILES.map((tile) => (
        <li key={tile} aria-hidden="true">
          <Skeleton aspectRatio="3 / 2" />
          <Skeleton height={15} width="72%" marginTop="0.875rem" />
          <Skeleton height={13} width="38%" marginTop="0.5rem" />
        </li>
      ))}
    </ul>
  );
}
