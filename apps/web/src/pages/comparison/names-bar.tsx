import { customProperties } from '@vitrine/ui/custom-properties.ts';
import type { RefObject } from 'react';
import { useSeen } from '../../shell/page-bar/use-seen.ts';
import type { ComparisonColumn } from './model.ts';
import styles from './names-bar.module.css';

interface Props {
  columns: readonly ComparisonColumn[];
  /** The head of the table: once it is above the window, the names are shown here. */
  head: Element | null;
  /** What is scrolled sideways with the table. */
  row: RefObject<HTMLDivElement | null>;
}

/**
 * The names of the machines above the figures of a phone: a table that scrolls sideways has a head that cannot stay in the window. The
 * head is still what a screen reader reads.
 */
export function NamesBar({ columns, head, row }: Props) {
  const isShown = useSeen(head) === 'behind';
  return (
    <div className={styles.bar} data-shown={isShown || undefined} data-screen-only aria-hidden>
      <div ref={row} className={styles.row}>
        <div style={customProperties({ '--machines': columns.length })}>
          {columns.map(({ slug, name }) => (
            <b key={slug}>{name}</b>
          ))}
        </div>
      </div>
    </div>
  );
}
