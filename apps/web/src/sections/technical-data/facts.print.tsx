import type { technicalDataGroup } from '@vitrine/contract/products.ts';
import type * as z from 'zod/mini';
import styles from '../../print/body.module.css';
import { Cell } from './cell.print.tsx';
import tables from './technical-data.print.module.css';

/** Values of one machine: label left, value right, two beside each other (catalogue.md 9). */
export function Facts({ groups }: { groups: z.infer<typeof technicalDataGroup>[] }) {
  return groups.map((group) => (
    <section key={group.headline} className={tables.factGroup}>
      <h3 className={styles.h3}>{group.headline}</h3>
      <dl className={tables.facts}>
        {group.rows.map(([label, unit, value = '']) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Cell value={value} /> {unit}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
