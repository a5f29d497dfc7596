import { classNames } from '@vitrine/ui/class-names.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import type { Product } from '../resources.ts';
import { Cell } from './cell.print.tsx';
import { Facts } from './facts.print.tsx';
import { technicalDataTable } from './model.ts';
import tables from './technical-data.print.module.css';

/** Up to this many machines, a value such as 2.140 × 1.480 × 1.720 fits its column on one line. */
const NOWRAP_MACHINES = 3;

/** The technical table: compared machines as columns; a single machine's values as facts, two a row. */
export function TechnicalData({ product }: { product: Product }) {
  const t = useTexts('print');
  const { labelHead, unitHead, columns, groups } = technicalDataTable(product);
  const note = product.content.technicalDataNote;
  const classOf = (column: { own: boolean } | undefined) => (column?.own ? tables.own : tables.value);
  return (
    <section className={styles.section}>
      <h2 className={styles.h2}>{t('technicalData')}</h2>
      {note && <p className={styles.lead}>{note}</p>}
      {columns.length < 2 ? (
        <Facts groups={groups} />
      ) : (
        <table className={classNames(tables.data, columns.length <= NOWRAP_MACHINES && tables.few)}>
          <thead>
            <tr>
              <th scope="col">{labelHead || t('feature')}</th>
              <th scope="col">
                <span className="sr">{unitHead || t('unit')}</span>
              </th>
              {columns.map((column) => (
                <th key={column.title} scope="col" className={classOf(column)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ headline, rows }, index) => (
            <tbody key={headline} data-may-begin-page={index > 0 ? 'groups' : undefined}>
              {headline && (
                <tr className={tables.group}>
                  <th scope="rowgroup" colSpan={columns.length + 2}>
                    {headline}
                  </th>
                </tr>
              )}
              {rows.map(({ label, unit, cells }) => (
                <tr key={`${label} ${unit}`}>
                  <th scope="row" colSpan={unit ? undefined : 2}>
                    {label}
                  </th>
                  {unit && <td>{unit}</td>}
                  {cells.map((cell, index) => (
                    <td key={columns[index]?.title} className={classOf(columns[index])}>
                      <Cell cell={cell} />
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
