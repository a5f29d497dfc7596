import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { OutputHead } from './output-head.tsx';
import { OutputRow } from './output-row.tsx';
import styles from './output-table.module.css';
import { nextSorting, type Sorting, sortedRows } from './sort-rows.ts';
import type { OutputTable as Table } from './tables.ts';

interface Props {
  table: Table;
  /** Name of the region that scrolls. */
  label: string;
  /** The columns that there is room for; absent: those of the table. */
  columnCount?: number;
  /** Some figure needs a wide column. */
  long?: boolean;
}

/** Machines as rows, figures as columns, sorted by the column that the reader presses. */
export function OutputTable({ table, label, columnCount = table.columns.length, long = false }: Props) {
  const t = useTexts('outputs');
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const column = table.columns.findIndex(({ field }) => field === sorting?.field);
  const rows = sorting && column >= 0 ? sortedRows(table.rows, column, sorting.direction) : table.rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} data-long={long || undefined} aria-label={label} tabIndex={0}>
      <table
        className={styles.table}
        style={customProperties({ '--columns': columnCount, '--own-columns': table.columns.length })}
      >
        <OutputHead
          columns={table.columns}
          label={t('machine')}
          sorting={sorting}
          onSort={table.rows.length > 1 ? (field) => setSorting(nextSorting(field, sorting)) : null}
        />
        <tbody>
          {rows.map((row) => (
            <OutputRow key={row.id} row={row} columns={table.columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
