import { customProperties } from '@vitrine/ui/custom-properties.ts';
import styles from '../points.module.css';
import type { BlockProps } from '../resources.ts';
import { Titled } from '../titled.tsx';
import { columnsOf } from './model.ts';

/** Columns that a tablet has room for. */
const TABLET_COLUMNS = 2;

/** Points in columns. A list of one column has its headline at the left. */
export function BulletPoints({ block, level }: BlockProps<'bulletPoints'>) {
  const { headline, numberOfCols, bulletPoints } = block;
  if (bulletPoints.length === 0) return null;
  const wide = columnsOf(bulletPoints.length, numberOfCols);
  const tablet = columnsOf(bulletPoints.length, Math.min(numberOfCols, TABLET_COLUMNS));
  const Heading = `h${level}` as const;
  const list = (
    <ul
      className={styles.columns}
      style={customProperties({
        '--columns': wide.columns,
        '--rows': wide.rows,
        '--tablet-columns': tablet.columns,
        '--tablet-rows': tablet.rows,
      })}
    >
      {bulletPoints.map((point, index) => (
        <li key={index} className={styles.point}>
          {point}
        </li>
      ))}
    </ul>
  );
  if (numberOfCols === 1) {
    return (
      <Titled headline={headline} level={level} surface="steel">
        {list}
      </Titled>
    );
  }
  return (
    <section data-surface="steel">
      <div className={`grid ${styles.block}`}>
        {headline !== null && <Heading className={`h2 ${styles.headline}`}>{headline}</Heading>}
        {list}
      </div>
    </section>
  );
}
