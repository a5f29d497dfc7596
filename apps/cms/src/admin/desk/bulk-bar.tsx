'use client';
import type { DecisionKind } from '@vitrine/accounts/desk/desk-contract.ts';
import { useEffect, useRef } from 'react';
import { DecisionButtons } from './decision-buttons.tsx';
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
          <DecisionButtons words={words} whom={words.people(selected)} isBusy={isBusy} onDecide={onDecide} />
        </div>
      )}
    </div>
  );
}
