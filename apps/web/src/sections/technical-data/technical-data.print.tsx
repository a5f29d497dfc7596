import { FIRST_OPTION_COLUMN, type product } from '@vitrine/contract/products.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import { Cell } from './cell.print.tsx';
import { Facts } from './facts.print.tsx';
import tables from './technical-data.print.module.css';

/** Up to this many machines, a value such as 2.140 × 1.480 × 1.720 fits its column on one line. */
const NOWRAP_MACHINES = 3;

/** The technical table: compared machines as columns; a single machine's values as facts, two a row. */
export function TechnicalData({ product: p }: { product: Model<typeof product> }) {
  const t = useTexts('print');
  const { technicalDataTable: groups, technicalDataTableColumns: columns, technicalDataNote: note } = p.content;
  const machines = columns.slice(FIRST_OPTION_COLUMN);
  const isOwn = (machine: string | undefined) => machine === p.productTypeName;
  const heads = [columns[0] || t('feature'), columns[1] || t('unit'), ...machines];
  return (
    <section className={styles.section}>
      <h2 className={styles.h2}>{t('technicalData')}</h2>
      {note && <p className={styles.lead}>{note}</p>}
      {machines.length < 2 ? (
        <Facts groups={groups} />
      ) : (
        <table className={classNames(tables.data, machines.length <= NOWRAP_MACHINES && tables.few)}>
          <thead>
            <tr>
              {heads.map((head, index) => (
                <th
                  key={head}
                  scope="col"
                  className={
                    index < FIRST_OPTION_COLUMN
                      ? undefined
                      : isOwn(machines[index - FIRST_OPTION_COLUMN])
                        ? tables.own
                        : tables.value
                  }
                >
                  {index === 1 ? <span className="sr">{head}</span> : head}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.headline}>
              <tr className={tables.group}>
                <th scope="rowgroup" colSpan={heads.length}>
                  {group.headline}
                </th>
              </tr>
              {group.rows.map(([label, unit, ...values]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{unit}</td>
                  {values.map((value, index) => (
                    <td key={index} className={isOwn(machines[index]) ? tables.own : tables.value}>
                      <Cell value={value} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
    </section>
  );
}
