'use client';
import { Button } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { type DeskMail, doneAnswer, mailsAnswer } from '../../desk/desk-contract.ts';
import { formatTime } from '../format-time.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { callDesk } from './call-desk.ts';
import styles from './desk.module.css';
import { ListState } from './list-state.tsx';
import { Problems } from './problems.tsx';
import { useDeskList } from './use-desk-list.ts';
import { DESK_WORDS, type DeskLanguage } from './words.ts';

const EVERY_SECONDS = 30;

/** Mails that failed or wait; a failed one can be sent again. */
export function DeskMails({ language }: { language: DeskLanguage }) {
  const all = DESK_WORDS[language];
  const words = all.mails;
  const { list, reload, retry } = useDeskList('/mails', mailsAnswer, language, EVERY_SECONDS);
  const [said, setSaid] = useState('');
  const [problems, setProblems] = useState<string[]>([]);
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);

  const send = async ({ id }: DeskMail) => {
    try {
      const { done } = await callDesk(`/mails/${id}/send`, doneAnswer, { body: {}, language });
      setSaid(done ? words.sent : '');
      setProblems(done ? [] : [words.faster]);
      await reload();
    } catch {
      setProblems([all.notSaved]);
    }
  };
  const kindOf = ({ kind }: DeskMail) => words.kinds[kind] ?? kind;
  const stateOf = ({ state, attempts, lastError, sendAfter }: DeskMail) => {
    if (state === 'failed') return words.failed(attempts, lastError);
    return attempts > 0 ? words.retried(attempts, lastError) : words.pending(formatTime(sendAfter, language));
  };
  return (
    <section ref={section} className={styles.section} aria-label={all.tabs.mails} tabIndex={-1}>
      <p className={styles.intro}>{words.intro}</p>
      <p className={styles.told} role="status">
        {said}
      </p>
      <Problems problems={problems} words={all} onDismiss={() => setProblems([])} />
      <ListState list={list} words={all} onRetry={retry}>
        {({ mails, total }) =>
          mails.length === 0 ? (
            <p className={styles.empty}>{words.empty}</p>
          ) : (
            <>
              <ul className={styles.rows}>
                {mails.map((mail) => (
                  <li key={mail.id} className={styles.line}>
                    <div>
                      <h2 className={styles.name}>{kindOf(mail)}</h2>
                      <p className={styles.mail}>{mail.recipient ?? '–'}</p>
                    </div>
                    <p className={mail.state === 'failed' ? styles.failed : styles.quiet}>{stateOf(mail)}</p>
                    <p className={styles.quiet}>{`${words.created} ${formatTime(mail.createdAt, language)}`}</p>
                    {mail.state === 'failed' && mail.recipient !== null && (
                      <Button
                        buttonStyle="secondary"
                        size="small"
                        margin={false}
                        onClick={() => void send(mail)}
                        aria-label={words.sendTo(kindOf(mail), mail.recipient)}
                      >
                        {words.send}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              {total > mails.length && <p className={styles.quiet}>{words.more(mails.length, total)}</p>}
            </>
          )
        }
      </ListState>
    </section>
  );
}
