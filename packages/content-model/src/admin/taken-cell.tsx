'use client';
import { CELL_OPTION } from '@vitrine/contract/products.ts';
import { type TableCell, tableTextIn } from '../fields/technical-table.ts';
import styles from './technical-table.module.css';
import { useTableEditor } from './use-table-editor.ts';

/** A value that is another machine's: shown here, changed there. */
export function TakenCell({ cell, name }: { cell: TableCell; name: string }) {
  const { language, word } = useTableEditor();
  const text = typeof cell === 'string' ? word(cell === CELL_OPTION ? 'option' : 'notAvailable') : tableTextIn(cell, language);
  return (
    <div className={styles.taken} title={`${name}: ${word('takenHelp')}`}>
      {text || '\u00a0'}
    </div>
  );
}
