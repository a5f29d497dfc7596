'use client';
import { Button, toast } from '@payloadcms/ui';
import { type DeskDeletion, deletionsAnswer, doneAnswer } from '@vitrine/accounts/desk/desk-contract.ts';
import { useId, useRef, useState } from 'react';
import { DangerButton } from '../danger-button.tsx';
import { formatDay } from '../format-time.ts';
import { Modal } from '../modal.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { callDesk } from './call-desk.ts';
import styles from './desk.module.css';
import { ListState } from './list-state.tsx';
import { Problems } from './problems.tsx';
import { useDeskList } from './use-desk-list.ts';
import { useFreshCounts } from './use-fresh-counts.ts';
import { DESK_WORDS, type DeskLanguage, type DeskWords } from './words.ts';

interface ConfirmProps {
  who: string;
  words: DeskWords;
  onClose: () => void;
  onConfirm: () => void;
}

function ConfirmDeletion({ who, words, onClose, onConfirm }: ConfirmProps) {
  const id = useId();
  return (
    <Modal labelledBy={`${id}-title`} describedBy={`${id}-text`} className={styles.dialog} onClose={onClose}>
      <h2 id={`${id}-title`}>{words.deletions.title(who)}</h2>
      <p id={`${id}-text`}>{words.deletions.warning}</p>
      <div className={styles.actions}>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={onClose}>
          {words.cancel}
        </Button>
        <DangerButton size="medium" onClick={onConfirm}>
          {words.deletions.confirm}
        </DangerButton>
      </div>
    </Modal>
  );
}

/** Requests to be deleted, with the day they are due. */
export function DeskDeletions({ language }: { language: DeskLanguage }) {
  const all = DESK_WORDS[language];
  const words = all.deletions;
  const { list, reload, retry } = useDeskList('/deletions', deletionsAnswer, language);
  const [asking, setAsking] = useState<DeskDeletion | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  useFreshCounts(list.status === 'ready' ? list.data.deletions : null);
  const whoOf = ({ name }: DeskDeletion) => name ?? words.unknown;

  const carryOut = async (deletion: DeskDeletion) => {
    setAsking(null);
    try {
      const { done } = await callDesk(`/deletions/${deletion.id}/carry-out`, doneAnswer, { body: {}, language });
      if (done) toast.success(words.done(whoOf(deletion)));
      setProblems(done ? [] : [words.faster(whoOf(deletion))]);
      await reload();
    } catch {
      setProblems([all.notSaved]);
    }
  };
  return (
    <section ref={section} className={styles.section} aria-label={all.tabs.deletions} tabIndex={-1}>
      <p className={styles.intro}>{words.intro}</p>
      <Problems problems={problems} words={all} onDismiss={() => setProblems([])} />
      <ListState list={list} words={all} onRetry={retry}>
        {({ deletions }) =>
          deletions.length === 0 ? (
            <p className={styles.empty}>{words.empty}</p>
          ) : (
            <ul className={styles.rows}>
              {deletions.map((deletion) => (
                <li key={deletion.id} className={styles.line}>
                  <div>
                    <h2 className={styles.name}>
                      {deletion.name ? (
                        <a href={`/admin/collections/accounts/${deletion.accountId}`}>{deletion.name}</a>
                      ) : (
                        words.unknown
                      )}
                    </h2>
                    <p className={styles.mail}>{[deletion.company, deletion.email].filter(Boolean).join(' · ')}</p>
                  </div>
                  <p className={styles.quiet}>{`${words.requested} ${formatDay(deletion.requestedAt, language)}`}</p>
                  <p className={Date.parse(deletion.dueAt) < Date.now() ? styles.failed : undefined}>
                    {`${words.due} ${formatDay(deletion.dueAt, language)}`}
                  </p>
                  <Button
                    buttonStyle="secondary"
                    size="small"
                    margin={false}
                    onClick={() => setAsking(deletion)}
                    aria-label={words.carryOutOf(whoOf(deletion))}
                  >
                    {words.carryOut}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </ListState>
      {asking && (
        <ConfirmDeletion
          who={whoOf(asking)}
          words={all}
          onClose={() => setAsking(null)}
          onConfirm={() => void carryOut(asking)}
        />
      )}
    </section>
  );
}
