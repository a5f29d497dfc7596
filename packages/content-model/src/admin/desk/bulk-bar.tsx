'use client';
import { Button } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import type { DecisionKind } from '../../desk/desk-contract.ts';
import styles from './desk.module.css';
import type { DeskWords } from './words.ts';

interface BulkBarProps {
  selected: number;
  total: number;
  words: DeskWords;
  isBusy: boolean;
  onSelectAll: (isSelected: boolean) => void;
  onDecide: (kind: DecisionKind) => void;
}

const KINDS = ['approve', 'ask', 'decline'] as const satisfies readonly DecisionKind[];

/** Above the queue: select all, and decide of all that are selected. */
export function BulkBar({ selected, total, words, isBusy, onSelectAll, onDecide }: BulkBarProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected > 0 && selected < total;
  }, [selected, total]);
  const { queue } = words;
  return (
    <div className={styles.bulk}>
      <label className={styles.selectAll}>
        <input
          ref={box}
          type="checkbox"
          className={styles.checkbox}
          checked={selected > 0 && selected === total}
          onChange={(event) => onSelectAll(event.target.checked)}
        />
        {queue.selectAll}
      </label>
      {selected > 0 && (
        <div className={styles.actions}>
          <span>{queue.selected(selected)}</span>
          {KINDS.map((kind) => (
            <Button
              key={kind}
              buttonStyle={kind === 'approve' ? 'primary' : 'secondary'}
              size="small"
              margin={false}
              disabled={isBusy}
              onClick={() => onDecide(kind)}
              aria-label={queue.act[kind](words.people(selected))}
            >
              {queue[kind]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
