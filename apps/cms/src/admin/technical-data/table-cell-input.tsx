'use client';
import type { TableCell } from '@vitrine/content-model/fields/technical-data.ts';
import { CELL_NOT_AVAILABLE, CELL_OPTION } from '@vitrine/contract/products.ts';
import { TableTextInput } from './table-text-input.tsx';
import styles from './technical-data.module.css';
import { useTableEditor } from './use-table-editor.ts';

interface TableCellInputProps {
  cell: TableCell;
  name: string;
  disabled: boolean;
  at: string;
  onChange: (cell: TableCell) => void;
}

/** A value of a machine: a text, "Option" or "not available". */
export function TableCellInput({ cell, name, disabled, at, onChange }: TableCellInputProps) {
  const { word } = useTableEditor();
  return (
    <div className={styles.cell}>
      {typeof cell === 'string' ? (
        <span className={styles.word}>{word(cell === CELL_OPTION ? 'option' : 'notAvailable')}</span>
      ) : (
        <TableTextInput text={cell} name={name} disabled={disabled} at={at} onChange={onChange} />
      )}
      <select
        className={styles.kind}
        aria-label={`${name}: ${word('kindOfCell')}`}
        value={typeof cell === 'string' ? cell : ''}
        disabled={disabled}
        onChange={({ target: { value } }) => onChange(value === CELL_OPTION || value === CELL_NOT_AVAILABLE ? value : { de: '' })}
      >
        <option value="">{word('value')}</option>
        <option value={CELL_OPTION}>{word('option')}</option>
        <option value={CELL_NOT_AVAILABLE}>{word('notAvailable')}</option>
      </select>
    </div>
  );
}
