import { classNames } from '@vitrine/ui/class-names.ts';
import { ComparisonRows } from './comparison-rows.tsx';
import styles from './comparison-table.module.css';
import type { ComparisonColumn } from './model.ts';
import { MachineHead, TableFrame } from './table-head.tsx';

/** What is seen of the table before the app: its machines where they stay, and the places of its rows. */
export const TableAtFirst = ({ columns }: { columns: readonly ComparisonColumn[] }) => (
  <>
    <div className={styles.scroll}>
      <TableFrame machines={columns.length}>
        <thead>
          <tr>
            <th scope="col" />
            {columns.map((column) => (
              <MachineHead key={column.slug} column={column} name={<span className={styles.name}>{column.name}</span>} isFirst>
                <span className={classNames(styles.remove, styles.removeAtFirst)} />
              </MachineHead>
            ))}
          </tr>
        </thead>
      </TableFrame>
    </div>
    <ComparisonRows isBelowMachines />
  </>
);
