import { Icon } from '@vitrine/ui/icon.tsx';
import { ArrowDown, ArrowUp } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { columnGroups, type FigureColumn } from './columns.ts';
import styles from './output-table.module.css';
import type { Sorting } from './sort-rows.ts';

interface Props {
  columns: readonly FigureColumn[];
  /** Of the first column. */
  label: string;
  sorting: Sorting | null;
  /** Null where there is nothing to sort. */
  onSort: ((field: string) => void) | null;
}

/** Heads of the columns; what several of them are measured for stands above them. */
export function OutputHead({ columns, label, sorting, onSort }: Props) {
  const t = useTexts('outputs');
  const groups = columnGroups(columns);
  const rows = groups.some(({ name }) => name) ? 2 : 1;
  const head = (column: FigureColumn) => (
    <ColumnHead key={column.field} column={column} rowSpan={column.group ? 1 : rows} sorting={sorting} onSort={onSort} />
  );
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={rows} className={rows > 1 ? styles.machineWide : undefined}>
          {label}
        </th>
        {groups.map(({ name, columns: of }) =>
          name ? (
            <th key={name} scope="colgroup" colSpan={of.length} className={styles.group}>
              <span>{t(`group.${name}`)}</span>
            </th>
          ) : (
            of.map(head)
          ),
        )}
      </tr>
      {rows > 1 && <tr>{columns.filter(({ group }) => group).map(head)}</tr>}
    </thead>
  );
}

interface ColumnHeadProps extends Pick<Props, 'sorting' | 'onSort'> {
  column: FigureColumn;
  rowSpan: number;
}

function ColumnHead({ column: { field, name, diameter, unit }, rowSpan, sorting, onSort }: ColumnHeadProps) {
  const t = useTexts('outputs');
  const direction = sorting?.field === field ? sorting.direction : undefined;
  const words = (
    <>
      {direction && <Icon icon={direction === 'ascending' ? ArrowUp : ArrowDown} size="s" />}
      {t(`column.${name}`, { diameter: diameter ?? '' })} {unit && <span className={styles.unit}>{t(`unit.${unit}`)}</span>}
    </>
  );
  return (
    <th scope="col" rowSpan={rowSpan} className={styles.figure} aria-sort={direction ?? (onSort ? 'none' : undefined)}>
      {onSort ? (
        <button type="button" className={styles.sort} data-paper onClick={() => onSort(field)}>
          {words}
        </button>
      ) : (
        words
      )}
    </th>
  );
}
