import { Logo } from '@vitrine/ui/logo.tsx';
import type { ReactNode } from 'react';
import styles from './overlay.module.css';

interface Props {
  /** Words and buttons, at the left. */
  words: ReactNode;
  /** The stages, at the right. */
  stages: ReactNode;
  /** Two sentences at the foot. */
  foot: readonly [ReactNode, ReactNode];
}

/** The dark screen of long work: logo above, words and stages in the middle, a line at the foot. */
export function OverlayFrame({ words, stages, foot: [left, right] }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Logo />
      </div>
      <div className={`grid ${styles.middle}`}>
        <div className={styles.words}>{words}</div>
        {stages}
      </div>
      <div className={styles.foot}>
        <div className="grid">
          <div>
            <span>{left}</span>
            <span>{right}</span>
          </div>
        </div>
      </div>
    </div>
  );
}
