'use client';
import { Button, FieldLabel, useField, useTranslation, XIcon } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { useCallback } from 'react';
import { type TechnicalTable, technicalTable } from '../fields/technical-table.ts';
import { message } from '../messages.ts';
import styles from './technical-table.module.css';
import { addColumn, addGroup, EMPTY_TABLE, removeColumn, renameColumn } from './technical-table-edits.ts';
import { TechnicalTableGroup } from './technical-table-group.tsx';
import { useTableEditor } from './use-table-editor.ts';

/** The technical data as the grid they are on the page, instead of three lists inside each other. */
export function TechnicalTableInput({ field, path, readOnly }: JSONFieldClientProps) {
  const { i18n } = useTranslation();
  // The server decides when it is saved; this says so before, at the field.
  const validate = useCallback(
    (value: unknown) => !value || technicalTable.safeParse(value).success || message({ i18n }, 'tableShape'),
    [i18n],
  );
  const { value, setValue, showError, errorMessage, disabled: busy } = useField<TechnicalTable | null>({ path, validate });
  const { word } = useTableEditor();
  const table = value ?? EMPTY_TABLE;
  const disabled = Boolean(readOnly || busy);

  return (
    <div className={`field-type ${styles.field}`} id={`field-${path}`}>
      <FieldLabel label={field.label} path={path} />
      <p className={styles.hint}>{word(table.groups.length === 0 ? 'empty' : 'hint')}</p>
      {showError && (
        <p className={styles.error} role="alert">
          {errorMessage}
        </p>
      )}
      <div className={styles.scroll}>
        <table className={styles.table}>
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
                  <div className={styles.cell}>
                    <input
                      className={`${styles.input} ${styles.strong}`}
                      type="text"
                      aria-label={word('machine')}
                      placeholder={word('machine')}
                      value={name}
                      disabled={disabled}
                      onChange={(event) => setValue(renameColumn(table, column, event.target.value))}
                    />
                    <button
                      type="button"
                      className={styles.tool}
                      title={word('removeMachine')}
                      aria-label={`${word('removeMachine')}: ${name}`}
                      disabled={disabled}
                      onClick={() => setValue(removeColumn(table, column))}
                    >
                      <XIcon />
                    </button>
                  </div>
                </th>
              ))}
              <th className={styles.toolsHead} />
            </tr>
          </thead>
          {table.groups.map((_, index) => (
            <TechnicalTableGroup key={index} table={table} index={index} disabled={disabled} onChange={setValue} />
          ))}
        </table>
      </div>
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
