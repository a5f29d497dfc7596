'use client';
import { Button } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import styles from './desk.module.css';
import type { DeskList } from './use-desk-list.ts';
import type { DeskWords } from './words.ts';

interface ListStateProps<T> {
  list: DeskList<T>;
  words: DeskWords;
  onRetry: () => void;
  children: (data: T) => ReactNode;
}

/** A list while it is loaded, when it could not be, and when it is there. */
export function ListState<T>({ list, words, onRetry, children }: ListStateProps<T>) {
  if (list.status === 'ready') return children(list.data);
  if (list.status === 'loading') {
    return (
      <p className={styles.quiet} role="status">
        {words.loading}
      </p>
    );
  }
  return (
    <div className={styles.problem} role="alert">
      <p>{words.failed}</p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={onRetry}>
        {words.again}
      </Button>
    </div>
  );
}
