import styles from '../../print/body.module.css';
import { Cell } from './cell.print.tsx';
import type { TechnicalDataTable } from './model.ts';
import tables from './technical-data.print.module.css';

/** Values of one machine: label left, value right, two beside each other (catalogue.md 9). */
export function Facts({ groups }: Pick<TechnicalDataTable, 'groups'>) {
  return groups.map(({ headline, rows }, index) => (
    <section key={headline} className={tables.factGroup} data-may-begin-page={index > 0 ? 'groups' : undefined}>
      {headline && <h3 className={styles.h3}>{headline}</h3>}
      <dl className={tables.facts}>
        {rows.map(({ label, unit, cells }) => (
          <div key={`${label} ${unit}`}>
            <dt>{label}</dt>
            <dd>
              <Cell cell={cells[0]} />
              {cells[0]?.kind === 'value' && ` ${unit}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
