'use client';
import { Button, toast } from '@payloadcms/ui';
import { doneAnswer } from '@vitrine/accounts/desk/desk-contract.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useKeptFocus } from '../use-kept-focus.ts';
import { callDesk } from './call-desk.ts';
import styles from './desk.module.css';
import { ListState } from './list-state.tsx';
import { MailHold } from './mail-hold.tsx';
import { Problems } from './problems.tsx';
import type { DeskList } from './use-desk-list.ts';
import { useFreshCounts } from './use-fresh-counts.ts';
import { useRowsInPlace } from './use-rows-in-place.ts';
import { DESK_WORDS, type DeskLanguage } from './words.ts';

/** A mail or a document that has failed or waits. */
export interface FailedRow {
  id: string;
  title: string;
  recipient: string;
  isFailed: boolean;
  /** What became of it. */
  state: string;
  about: ReactNode;
  /** Name of the button that tries it again; null: it has none. */
  again: string | null;
}

interface FailedListProps {
  tab: 'mails' | 'documents';
  language: DeskLanguage;
  list: DeskList<{ total: number }>;
  listed: readonly FailedRow[];
  reload: () => Promise<void>;
  onRetry: () => void;
  /** Where a row is tried again, below the desk's API. */
  pathOf: (id: string) => string;
  onTried?: (id: string) => void;
  /** What is said above the rows. */
  told?: string | null;
}

/** What failed or waits; what failed can be tried again, and keeps its place without a button while a second click may follow. */
export function FailedList({ tab, language, list, listed, reload, onRetry, pathOf, onTried, told = null }: FailedListProps) {
  const all = DESK_WORDS[language];
  const words = all[tab];
  const [problems, setProblems] = useState<string[]>([]);
  const [busy, setBusy] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const rowList = useRef<HTMLUListElement>(null);
  useKeptFocus(section);
  useFreshCounts(list.status === 'ready' ? listed.filter(({ isFailed }) => isFailed) : null);
  const rows = useRowsInPlace(rowList, listed, (id) => id === busy);
  /** One that failed once more is in the list again, with its button. */
  const isGone = (id: string) => !listed.some((one) => one.id === id);
  const again = async ({ id }: FailedRow) => {
    setBusy(id);
    try {
      const { done } = await callDesk(pathOf(id), doneAnswer, { body: {}, language });
      if (done) {
        toast.success(words.tried);
        onTried?.(id);
      }
      setProblems(done ? [] : [words.faster]);
      await reload();
    } catch {
      setProblems([all.notSaved]);
    } finally {
      setBusy(null);
    }
  };
  const stateOf = (row: FailedRow) => {
    if (row.id === busy) return words.tried;
    return isGone(row.id) ? words.gone : row.state;
  };
  return (
    <section ref={section} className={styles.section} aria-label={all.tabs[tab]} tabIndex={-1}>
      <p className={styles.intro}>{words.intro}</p>
      <MailHold language={language} onChange={reload} />
      <ListState list={list} words={all} onRetry={onRetry}>
        {({ total }) =>
          rows.length === 0 ? (
            <p className={styles.empty}>{words.empty}</p>
          ) : (
            <>
              {told !== null && <p>{told}</p>}
              <ul ref={rowList} className={styles.rows}>
                {rows.map((row) => {
                  const isOpen = row.id !== busy && !isGone(row.id);
                  return (
                    <li key={row.id} className={styles.line}>
                      <div>
                        <h2 className={styles.name}>{row.title}</h2>
                        <p className={styles.mail}>{row.recipient}</p>
                      </div>
                      <p className={isOpen && row.isFailed ? styles.failed : styles.quiet}>{stateOf(row)}</p>
                      <p className={styles.quiet}>{row.about}</p>
                      {isOpen && row.again !== null && (
                        <Button
                          buttonStyle="secondary"
                          size="small"
                          margin={false}
                          onClick={() => void again(row)}
                          aria-label={row.again}
                        >
                          {words.again}
                        </Button>
                      )}
                    </li>
                  );
                })}
              </ul>
              {total > listed.length && <p className={styles.quiet}>{words.more(listed.length, total)}</p>}
            </>
          )
        }
      </ListState>
      <div className={styles.foot}>
        <Problems problems={problems} words={all} onDismiss={() => setProblems([])} />
      </div>
    </section>
  );
}
