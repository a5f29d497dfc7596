'use client';
import type { TableRow, TechnicalTable } from '../fields/technical-table.ts';
import { TableCellInput } from './table-cell-input.tsx';
import { TableTextInput } from './table-text-input.tsx';
import { TableTools } from './table-tools.tsx';
import styles from './technical-table.module.css';
import { addRow, moveGroup, moveRow, removeGroup, removeRow, setCell, setHeadline, setRow } from './technical-table-edits.ts';
import { useTableEditor } from './use-table-editor.ts';

interface TechnicalTableGroupProps {
  table: TechnicalTable;
  index: number;
  disabled: boolean;
  onChange: (table: TechnicalTable) => void;
}

export function TechnicalTableGroup({ table, index, disabled, onChange }: TechnicalTableGroupProps) {
  const { language, word } = useTableEditor();
  const group = table.groups[index];
  if (!group) return null;
  const columns = table.columns.length + 3;

  const row = (value: TableRow, at: number) => {
    const change = (to: TableRow) => onChange(setRow(table, index, at, to));
    const name = value.label[language] ?? value.label.de;
    return (
      <tr key={at}>
        <td>
          <TableTextInput
            text={value.label}
            name={word('label')}
            disabled={disabled}
            onChange={(label) => change({ ...value, label })}
          />
        </td>
        <td>
          <TableTextInput
            text={value.unit}
            name={word('unit')}
            disabled={disabled}
            onChange={(unit) => change({ ...value, unit })}
          />
        </td>
        {value.values.map((cell, column) => (
          <td key={column}>
            <TableCellInput
              cell={cell}
              name={table.columns[column] || word('machine')}
              disabled={disabled}
              onChange={(to) => change(setCell(value, column, to))}
            />
          </td>
        ))}
        <td>
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
        <td>
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
