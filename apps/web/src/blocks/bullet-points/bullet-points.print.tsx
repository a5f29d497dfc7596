import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import body from '../../print/body.module.css';
import styles from '../points.print.module.css';
import type { BlockProps } from '../resources.ts';
import { columnsOf } from './model.ts';

/** Columns that a page of A4 has room for. */
const PAPER_COLUMNS = 3;

/** Points in columns, as on screen. */
export function BulletPoints({ block, level }: BlockProps<'bulletPoints'>) {
  const { headline, numberOfCols, bulletPoints } = block;
  const Heading = `h${level}` as const;
  if (bulletPoints.length === 0) return null;
  const { columns, rows } = columnsOf(bulletPoints.length, Math.min(numberOfCols, PAPER_COLUMNS));
  return (
    <section className={body.section}>
      {headline !== null && <Heading className={body.h2}>{stripSoftHyphens(headline)}</Heading>}
      <ul className={styles.columns} style={customProperties({ '--columns': columns, '--rows': rows })}>
        {bulletPoints.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
