'use client';
import { XIcon } from '@payloadcms/ui';
import styles from './technical-data.module.css';
import type { LinkedMachine } from './use-column-machines.ts';
import { useTableEditor } from './use-table-editor.ts';

interface TableColumnHeadProps {
  name: string;
  machine: LinkedMachine | undefined;
  disabled: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** The name of a machine, and where its values come from when it is a product of its own. */
export function TableColumnHead({ name, machine, disabled, onRename, onRemove }: TableColumnHeadProps) {
  const { word } = useTableEditor();
  return (
    <>
      <div className={styles.cell}>
        <input
          className={`${styles.input} ${styles.strong}`}
          type="text"
          aria-label={word('machine')}
          placeholder={word('machine')}
          value={name}
          disabled={disabled}
          onChange={(event) => onRename(event.target.value)}
        />
        <button
          type="button"
          className={styles.tool}
          title={word('removeMachine')}
          aria-label={`${word('removeMachine')}: ${name}`}
          disabled={disabled}
          onClick={onRemove}
        >
          <XIcon />
        </button>
      </div>
      {machine && (
        <a className={styles.source} href={`/admin/collections/products/${machine.id}`}>
          {word('taken')}
        </a>
      )}
    </>
  );
}
