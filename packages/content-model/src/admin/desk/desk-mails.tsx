'use client';
import { Button, toast } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { type DeskMail, doneAnswer, mailsAnswer } from '../../desk/desk-contract.ts';
import { formatTime } from '../format-time.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { callDesk } from './call-desk.ts';
import styles from './desk.module.css';
import { ListState } from './list-state.tsx';
import { mailErrorWords } from './mail-error-words.ts';
import { MailHold } from './mail-hold.tsx';
import { Problems } from './problems.tsx';
import { useDeskList } from './use-desk-list.ts';
import { useFreshCounts } from './use-fresh-counts.ts';
import { DESK_WORDS, type DeskLanguage } from './words.ts';

const EVERY_SECONDS = 30;
/** While a mail is under way: the server answers within seconds. */
const UNDER_WAY_MS = 2000;
/** Longer than an attempt takes: who still waits then is told since when, and not that somebody sends. */
const ATTEMPT_MS = 60_000;

/** A mail whose time has just come by this clock or by who said so here (`sentHere`: when), and of whose attempt nothing is known yet. */
function isUnderWay({ id, state, lastError, sendAfter }: DeskMail, sentHere: ReadonlyMap<string, number>): boolean {
  const waits = [Date.now() - Date.parse(sendAfter), Date.now() - (sentHere.get(id) ?? Number.NaN)];
  return state === 'pending' && lastError === null && waits.some((wait) => wait >= 0 && wait < ATTEMPT_MS);
}

/** Mails that failed or wait; a failed one can be sent again. */
export function DeskMails({ language }: { language: DeskLanguage }) {
  const all = DESK_WORDS[language];
  const words = all.mails;
  const { list, reload, retry } = useDeskList('/mails', mailsAnswer, language, EVERY_SECONDS);
  const [sentHere, setSentHere] = useState<ReadonlyMap<string, number>>(new Map());
  const [problems, setProblems] = useState<string[]>([]);
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  useFreshCounts(list.status === 'ready' ? list.data.mails.filter(({ state }) => state === 'failed') : null);
  useEffect(() => {
    if (list.status !== 'ready' || !list.data.mails.some((mail) => isUnderWay(mail, sentHere))) return;
    // Hidden, it is asked for when it is looked at again.
    const timer = setTimeout(() => document.hidden || void reload(), UNDER_WAY_MS);
    return () => clearTimeout(timer);
  }, [list, reload, sentHere]);

  const send = async ({ id }: DeskMail) => {
    try {
      const { done } = await callDesk(`/mails/${id}/send`, doneAnswer, { body: {}, language });
      if (done) {
        toast.success(words.sent);
        setSentHere((before) => new Map(before).set(id, Date.now()));
      }
      setProblems(done ? [] : [words.faster]);
      await reload();
    } catch {
      setProblems([all.notSaved]);
    }
  };
  const kindOf = ({ kind }: DeskMail) => words.kinds[kind] ?? kind;
  const stateOf = (mail: DeskMail) => {
    const { state, attempts, lastError, sendAfter } = mail;
    const because = lastError === null ? '' : ` (${mailErrorWords(lastError, language)})`;
    if (state === 'failed') return `${words.failed(attempts)}${because}`;
    if (isUnderWay(mail, sentHere)) return words.underWay;
    const at = formatTime(sendAfter, language);
    return attempts > 0 ? `${words.retried(attempts)}${because}, ${words.next(at)}` : words.pending(at);
  };
  return (
    <section ref={section} className={styles.section} aria-label={all.tabs.mails} tabIndex={-1}>
      <p className={styles.intro}>{words.intro}</p>
      <MailHold language={language} />
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
