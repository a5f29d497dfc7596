'use client';
import { Button } from '@payloadcms/ui';
import { useEffect } from 'react';
import styles from './undo-bar.module.css';
import type { Batch } from './use-undo.ts';
import type { DeskWords } from './words.ts';

interface UndoBarProps {
  batches: readonly Batch[];
  secondsLeft: (batch: Batch) => number;
  words: DeskWords;
  onUndo: (batch: Batch) => void;
}

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && target.type === 'checkbox');

/** What was just decided, with the seconds in which it can be taken back; Ctrl+Z takes back the last one. */
export function UndoBar({ batches, secondsLeft, words, onUndo }: UndoBarProps) {
  const last = batches.at(-1);
  useEffect(() => {
    if (!last) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTextField(event.target))
        return;
      event.preventDefault();
      onUndo(last);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [last, onUndo]);

  return (
    <ul className={styles.bar}>
      {batches.map((batch) => (
        <li key={batch.key} className={styles.undo}>
          <span className={styles.text}>{words.done[batch.kind](batch.who)}</span>
          <span className={styles.time} aria-hidden="true">
            {words.undoHint(secondsLeft(batch))}
          </span>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => onUndo(batch)}
            aria-label={`${words.undo}: ${batch.who}`}
            extraButtonProps={{ 'aria-keyshortcuts': 'Control+Z' }}
          >
            {words.undo}
          </Button>
        </li>
      ))}
    </ul>
  );
}
