import type { FoundEntry, SearchKind } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { memo } from 'react';
import { CompareButton } from '../../shell/compare-button.tsx';
import type { ComparedMachine } from '../../stores/comparison.ts';
import { cellProps, ROW } from './grid-props.ts';
import { HitLink } from './hit-link.tsx';
import styles from './hits.module.css';
import type { Cell } from './options.ts';
import type { SearchActions } from './use-search.ts';

export const PICTURED: ReadonlySet<SearchKind> = new Set(['machine', 'media']);

/** The words that are marked change with each key, the machine does not. */
const Compare = memo(CompareButton);

interface HitRowProps {
  entry: FoundEntry;
  /** What it was found by, with spaces between: a list would be another one at each key. */
  found: string;
  machine: ComparedMachine | null;
  at: number;
  /** Its active cell. */
  active: Cell | null;
  language: Language;
  actions: SearchActions;
}

/** A row of the grid: the hit, and for a machine a second cell that takes it into the comparison. A key is answered as soon as few rows are made anew. */
export const HitRow = memo(function HitRow({ entry, found, machine, at, active, language, actions }: HitRowProps) {
  return (
    <div {...ROW} className={styles.hit} data-hit={entry.id}>
      <div {...cellProps(actions, { at, cell: 'hit' }, active)} className={styles.cell}>
        <HitLink
          entry={entry}
          found={found}
          language={language}
          isPicture={PICTURED.has(entry.kind)}
          onFollow={actions.follow}
          tabIndex={-1}
        />
      </div>
      {machine ? (
        <div {...cellProps(actions, { at, cell: 'compare' }, active)} className={styles.compare}>
          <Compare machine={machine} look="icon" tabIndex={-1} onFull={actions.refuse} />
        </div>
      ) : null}
    </div>
  );
});
