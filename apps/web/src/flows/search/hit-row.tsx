import type { SearchKind } from '@vitrine/contract/search.ts';
import type { Hit } from '@vitrine/search/search.ts';
import { CompareButton } from '../../shell/compare-button.tsx';
import type { ComparedMachine } from '../../stores/comparison.ts';
import { cellProps, ROW } from './grid-props.ts';
import { HitLink } from './hit-link.tsx';
import styles from './search.module.css';
import type { SearchState } from './use-search.ts';

export const PICTURED: ReadonlySet<SearchKind> = new Set(['machine', 'media']);

interface HitRowProps {
  hit: Hit;
  machine: ComparedMachine | null;
  at: number;
  state: SearchState;
  onFollow: (href: string | null) => void;
}

/** A row of the grid: the hit, and for a machine a second cell that takes it into the comparison. */
export function HitRow({ hit, machine, at, state, onFollow }: HitRowProps) {
  return (
    <div {...ROW} className={styles.hit}>
      <div {...cellProps(state, at, 'hit')} className={styles.cell}>
        <HitLink hit={hit} language={state.language} isPicture={PICTURED.has(hit.entry.kind)} onFollow={onFollow} tabIndex={-1} />
      </div>
      {machine ? (
        <div {...cellProps(state, at, 'compare')} className={styles.compare}>
          <CompareButton machine={machine} look="icon" tabIndex={-1} onFull={state.refuse} />
        </div>
      ) : null}
    </div>
  );
}
