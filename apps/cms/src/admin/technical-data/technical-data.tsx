'use client';
import { Button, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import { withRowIds } from '@vitrine/content-model/fields/row-ids.ts';
import { type TechnicalDataTable, technicalDataTable } from '@vitrine/content-model/fields/technical-data.ts';
import { message } from '@vitrine/content-model/messages.ts';
import type { JSONFieldClientProps } from 'payload';
import { useCallback, useState } from 'react';
import { useFigureSource } from '../key-figures/use-figure-source.ts';
import { cellsWithoutPlace, pasted, placeOf, tableFrom } from './paste-table.ts';
import { readCopiedTable } from './read-copied-table.ts';
import { TableColumnHead } from './table-column-head.tsx';
import styles from './technical-data.module.css';
import { addColumn, addGroup, EMPTY_TABLE, removeColumn, renameColumn } from './technical-data-edits.ts';
import { TechnicalDataTableGroup } from './technical-data-group.tsx';
import { withoutPlace } from './technical-data-words.ts';
import { useColumnMachines } from './use-column-machines.ts';
import { useTableEditor } from './use-table-editor.ts';

/** The technical data as the grid they are on the page, instead of three lists inside each other. */
export function TechnicalDataTableInput({ field, path, readOnly }: JSONFieldClientProps) {
  const { i18n } = useTranslation();
  // The server decides when it is saved; this says so before, at the field.
  const validate = useCallback(
    (value: unknown) => !value || technicalDataTable.safeParse(value).success || message({ i18n }, 'tableShape'),
    [i18n],
  );
  const {
    value,
    setValue: keep,
    showError,
    errorMessage,
    disabled: busy,
  } = useField<TechnicalDataTable | null>({ path, validate });
  // With an id a new row can be chosen as a key figure before it is saved.
  const setValue = (edited: TechnicalDataTable) => keep(withRowIds(edited));
  const { word, language, admin } = useTableEditor();
  const [lost, setLost] = useState(0);
  const table = value ?? EMPTY_TABLE;
  const disabled = Boolean(readOnly || busy);
  const own = useFigureSource();
  const machines = useColumnMachines(table.columns);
  // One value is pasted into its field as everywhere; a table goes over the cells from there on.
  const paste = (event: React.ClipboardEvent<HTMLElement>) => {
    const lines = readCopiedTable(event.clipboardData.getData('text/plain'));
    const at = event.target instanceof HTMLElement ? placeOf(event.target.dataset.at) : null;
    if (disabled || !lines) return;
    const edited = at ? pasted(table, at, lines, language) : table.groups.length === 0 ? tableFrom(lines) : null;
    if (!edited) return;
    setValue(edited);
    setLost(cellsWithoutPlace(edited, at?.column ?? 0, lines));
    event.preventDefault();
  };

  return (
    <div className={`field-type ${styles.field}`} id={`field-${path}`}>
      <FieldLabel label={field.label} path={path} />
      <p className={styles.hint}>{word(table.groups.length === 0 ? 'empty' : 'hint')}</p>
      {showError && (
        <p className={styles.error} role="alert">
          {errorMessage}
        </p>
      )}
      {table.groups.length === 0 && !disabled && (
        <textarea
          className={styles.paste}
          rows={2}
          aria-label={word('paste')}
          placeholder={word('pasteHelp')}
          value=""
          onChange={() => {}}
          onPaste={paste}
        />
      )}
      <div className={styles.scroll}>
        <table className={styles.table} onPaste={paste}>
          <thead>
            <tr>
              <th scope="col" className={styles.label}>
                {word('label')}
              </th>
              <th scope="col" className={styles.unit}>
                {word('unit')}
              </th>
              {table.columns.map((name, column) => (
                <th scope="col" className={styles.machine} key={column}>
                  <TableColumnHead
                    name={name}
                    machine={machines[column]}
                    disabled={disabled}
                    onRename={(to) => setValue(renameColumn(table, column, to))}
                    onRemove={() => setValue(removeColumn(table, column))}
                  />
                </th>
              ))}
              <th className={styles.toolsHead} />
            </tr>
          </thead>
          {table.groups.map((_, index) => (
            <TechnicalDataTableGroup
              key={index}
              table={table}
              index={index}
              own={own}
              machines={machines}
              disabled={disabled}
              onChange={setValue}
            />
          ))}
        </table>
      </div>
      <p className={styles.lost} role="status">
        {lost > 0 && withoutPlace[admin](lost)}
      </p>
      <div className={styles.actions}>
        <Button buttonStyle="secondary" size="small" disabled={disabled} onClick={() => setValue(addGroup(table))}>
          {word('addGroup')}
        </Button>
        <Button buttonStyle="secondary" size="small" disabled={disabled} onClick={() => setValue(addColumn(table))}>
          {word('addMachine')}
        </Button>
      </div>
    </div>
  );
}
