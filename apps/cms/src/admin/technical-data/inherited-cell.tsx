'use client';
import type { InheritedCell } from '@vitrine/content-model/fields/inherited-cells.ts';
import { tableTextIn } from '@vitrine/content-model/fields/technical-data.ts';
import { CELL_OPTION } from '@vitrine/contract/products.ts';
import styles from './technical-data.module.css';
import { useTableEditor } from './use-table-editor.ts';

/** A value that is typed elsewhere, as an output figure or in the table of another machine: shown here, changed there. */
export function InheritedCellView({ taken: { cell, from }, name }: { taken: InheritedCell; name: string }) {
  const { language, word } = useTableEditor();
  const text = typeof cell === 'string' ? word(cell === CELL_OPTION ? 'option' : 'notAvailable') : tableTextIn(cell, language);
  return (
    <div className={styles.taken} title={`${name}: ${word(from === 'output' ? 'fromOutputHelp' : 'takenHelp')}`}>
      {text || '\u00a0'}
      {from === 'output' && <small className={styles.from}>{word('fromOutput')}</small>}
    </div>
  );
}
