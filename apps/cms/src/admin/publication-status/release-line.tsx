'use client';
import type { ReleaseState } from '@vitrine/content-model/publication-status/publication-status-contract.ts';
import { formatTime } from '../format-time.ts';
import { useLanguages } from '../use-languages.ts';
import styles from './publication-status.module.css';
import { PUBLICATION_STATUS_WORDS } from './words.ts';

/** Whether the app shows what was published, and what keeps it from doing so. */
export function ReleaseLine({ release: { state, since, problems }, isLong }: { release: ReleaseState; isLong: boolean }) {
  const { admin } = useLanguages();
  const words = PUBLICATION_STATUS_WORDS[admin];
  const text = {
    waiting: isLong ? words.waitingLong : words.waiting,
    failed: words.failed,
    shown: words.shown(since ? formatTime(since, admin) : ''),
    absent: words.absent,
  }[state];
  return (
    <>
      <p className={styles.state} data-state={state} role="status">
        {text}
      </p>
      {problems.map(({ title, reason, cause }) => (
        <p key={`${title} ${reason}`} className={styles.problem}>
          {title}: {reason} {cause && <a href={cause.href}>{words.mend(cause.title)}</a>}
        </p>
      ))}
    </>
  );
}
