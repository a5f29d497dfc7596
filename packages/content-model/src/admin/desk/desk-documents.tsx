'use client';
import { Button, toast } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { documentsAnswer, doneAnswer, type FailedDocument } from '../../desk/desk-contract.ts';
import { formatTime } from '../format-time.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { callDesk } from './call-desk.ts';
import styles from './desk.module.css';
import { ListState } from './list-state.tsx';
import { mailErrorWords } from './mail-error-words.ts';
import { Problems } from './problems.tsx';
import { rowsInPlace } from './rows-in-place.ts';
import { useDeskList } from './use-desk-list.ts';
import { useFreshCounts } from './use-fresh-counts.ts';
import { DESK_WORDS, type DeskLanguage } from './words.ts';

const EVERY_SECONDS = 30;

/** Documents that failed, with why; each can be tried again. */
export function DeskDocuments({ language }: { language: DeskLanguage }) {
  const all = DESK_WORDS[language];
  const words = all.documents;
  const { list, reload, retry } = useDeskList('/documents', documentsAnswer, language, EVERY_SECONDS);
  const [problems, setProblems] = useState<string[]>([]);
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const shown = useRef<readonly FailedDocument[]>([]);
  useKeptFocus(section);
  useFreshCounts(list.status === 'ready' ? list.data.documents : null);
  const failed = list.status === 'ready' ? list.data.documents : [];
  // A second click at the same place must not reach the next row: what is tried again keeps its place, without a button.
  const rows = rowsInPlace(shown.current, failed, (id) => tried.has(id));
  useEffect(() => {
    shown.current = rows;
  });
  /** One that failed once more is in the list again, with its button. */
  const isUnderWay = (id: string) => id === busy || !failed.some((one) => one.id === id);
  const again = async ({ id }: FailedDocument) => {
    setTried((before) => new Set(before).add(id));
    setBusy(id);
    try {
      const { done } = await callDesk(`/documents/${id}/again`, doneAnswer, { body: {}, language });
      if (done) toast.success(words.tried);
      setProblems(done ? [] : [words.faster]);
      await reload();
    } catch {
      setProblems([all.notSaved]);
    } finally {
      setBusy(null);
    }
  };
  const whyOf = ({ failure, lastError }: FailedDocument) => {
    const error = lastError === null ? '' : mailErrorWords(lastError, language);
    if (failure === null) return error;
    return error ? `${words.failures[failure]} (${error})` : words.failures[failure];
  };
  return (
    <section ref={section} className={styles.section} aria-label={all.tabs.documents} tabIndex={-1}>
      <p className={styles.intro}>{words.intro}</p>
      <Problems problems={problems} words={all} onDismiss={() => setProblems([])} />
      <ListState list={list} words={all} onRetry={retry}>
        {({ documents, total }) =>
          rows.length === 0 ? (
            <p className={styles.empty}>{words.empty}</p>
          ) : (
            <>
              <ul className={styles.rows}>
                {rows.map((document) => (
                  <li key={document.id} className={styles.line}>
                    <div>
                      <h2 className={styles.name}>{document.company}</h2>
                      <p className={styles.mail}>{document.recipient}</p>
                    </div>
                    {isUnderWay(document.id) ? (
                      <p className={styles.quiet}>{words.tried}</p>
                    ) : (
                      <p className={styles.failed}>{whyOf(document)}</p>
                    )}
                    <p className={styles.quiet}>
                      {words.ordered(formatTime(document.createdAt, language))}{' '}
                      <a href={`/admin/collections/accounts/${document.accountId}`}>{document.sender}</a>
                    </p>
                    {!isUnderWay(document.id) && (
                      <Button
                        buttonStyle="secondary"
                        size="small"
                        margin={false}
                        onClick={() => void again(document)}
                        aria-label={words.againFor(document.recipient)}
                      >
                        {words.again}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              {total > documents.length && <p className={styles.quiet}>{words.more(documents.length, total)}</p>}
            </>
          )
        }
      </ListState>
    </section>
  );
}
