'use client';
import { type InheritedCell, inheritedCells } from '@vitrine/content-model/fields/inherited-cells.ts';
import type { TableCell, TableRow, TechnicalDataTable } from '@vitrine/content-model/fields/technical-data.ts';
import type { FigureSource } from '@vitrine/content-model/key-figures/figure-source.ts';
import { InheritedCellView } from './inherited-cell.tsx';
import { FIRST_MACHINE, placeName } from './paste-table.ts';
import { RowFigure } from './row-figure.tsx';
import { TableCellInput } from './table-cell-input.tsx';
import { TableTextInput } from './table-text-input.tsx';
import { TableTools } from './table-tools.tsx';
import styles from './technical-data.module.css';
import { addRow, moveGroup, moveRow, removeGroup, removeRow, setCell, setHeadline, setRow } from './technical-data-edits.ts';
import type { LinkedMachine } from './use-column-machines.ts';
import { useTableEditor } from './use-table-editor.ts';

interface TechnicalDataTableGroupProps {
  table: TechnicalDataTable;
  index: number;
  /** The product that is open, as it is in the form. */
  own: FigureSource;
  /** The machine of each column whose values are its own. */
  machines: readonly (LinkedMachine | undefined)[];
  disabled: boolean;
  onChange: (table: TechnicalDataTable) => void;
}

export function TechnicalDataTableGroup({ table, index, own, machines, disabled, onChange }: TechnicalDataTableGroupProps) {
  const { language, word } = useTableEditor();
  const group = table.groups[index];
  if (!group) return null;
  const columns = table.columns.length + 3;

  const cell = (value: TableRow, at: number, column: number, taken: InheritedCell | undefined) => {
    const name = table.columns[column] || word('machine');
    const typed = value.values[column];
    if (taken) return <InheritedCellView taken={taken} name={name} />;
    if (typed === undefined) return null;
    const change = (to: TableCell) => onChange(setRow(table, index, at, setCell(value, column, to)));
    return (
      <TableCellInput
        cell={typed}
        name={name}
        disabled={disabled}
        at={placeName(index, at, column + FIRST_MACHINE)}
        onChange={change}
      />
    );
  };

  const row = (value: TableRow, at: number) => {
    const change = (to: TableRow) => onChange(setRow(table, index, at, to));
    const name = value.label[language] ?? value.label.de;
    const taken = inheritedCells({ columns: table.columns, own }, machines, group, value);
    return (
      <tr key={at}>
        <td>
          <div className={styles.cell}>
            <TableTextInput
              text={value.label}
              name={word('label')}
              disabled={disabled}
              at={placeName(index, at, 0)}
              grows
              onChange={(label) => change({ ...value, label })}
            />
            <RowFigure row={value} own={own} name={name} disabled={disabled} onChange={change} />
          </div>
        </td>
        <td>
          <TableTextInput
            text={value.unit}
            name={word('unit')}
            disabled={disabled}
            at={placeName(index, at, 1)}
            onChange={(unit) => change({ ...value, unit })}
          />
        </td>
        {value.values.map((_, column) => (
          <td key={column}>{cell(value, at, column, taken[column])}</td>
        ))}
        <td className={styles.toolsCell}>
          <TableTools
            of={name}
            remove="removeRow"
            disabled={disabled}
            onMove={(by) => onChange(moveRow(table, index, at, by))}
            onRemove={() => onChange(removeRow(table, index, at))}
          />
        </td>
      </tr>
    );
  };

  return (
    <tbody>
      <tr className={styles.group}>
        <td colSpan={columns - 1}>
          <TableTextInput
            text={group.headline}
            name={word('group')}
            disabled={disabled}
            strong
            onChange={(headline) => onChange(setHeadline(table, index, headline))}
          />
        </td>
        <td className={styles.toolsCell}>
          <TableTools
            of={group.headline[language] ?? group.headline.de}
            remove="removeGroup"
            disabled={disabled}
            onMove={(by) => onChange(moveGroup(table, index, by))}
            onRemove={() => onChange(removeGroup(table, index))}
          />
        </td>
      </tr>
      {group.rows.map(row)}
      <tr className={styles.add}>
        <td colSpan={columns}>
          <button type="button" className={styles.link} disabled={disabled} onClick={() => onChange(addRow(table, index))}>
            + {word('addRow')}
          </button>
        </td>
      </tr>
    </tbody>
  );
}
