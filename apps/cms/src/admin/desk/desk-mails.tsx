'use client';
import { type DeskMail, mailsAnswer } from '@vitrine/accounts/desk/desk-contract.ts';
import { useEffect, useState } from 'react';
import { formatTime } from '../format-time.ts';
import { FailedList, type FailedRow } from './failed-list.tsx';
import { mailErrorWords } from './mail-error-words.ts';
import { useDeskList } from './use-desk-list.ts';
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
  const words = DESK_WORDS[language].mails;
  const { list, reload, retry } = useDeskList('/mails', mailsAnswer, language, EVERY_SECONDS);
  const [sentHere, setSentHere] = useState<ReadonlyMap<string, number>>(new Map());
  const isHeld = list.status === 'ready' && list.data.isHeld;
  useEffect(() => {
    if (list.status !== 'ready' || isHeld || !list.data.mails.some((mail) => isUnderWay(mail, sentHere))) return;
    // Hidden, it is asked for when it is looked at again.
    const timer = setTimeout(() => document.hidden || void reload(), UNDER_WAY_MS);
    return () => clearTimeout(timer);
  }, [list, isHeld, reload, sentHere]);

  const stateOf = (mail: DeskMail) => {
    const { state, attempts, lastError, sendAfter } = mail;
    const because = lastError === null ? '' : ` (${mailErrorWords(lastError, language)})`;
    if (state === 'failed') return `${words.failed(attempts)}${because}`;
    const soFar = attempts > 0 ? `${words.retried(attempts)}${because}, ` : '';
    if (isHeld) return `${soFar}${words.held}`;
    if (isUnderWay(mail, sentHere)) return words.underWay;
    const at = formatTime(sendAfter, language);
    return attempts > 0 ? `${soFar}${words.next(at)}` : words.pending(at);
  };
  const rowOf = (mail: DeskMail): FailedRow => {
    const title = words.kinds[mail.kind] ?? mail.kind;
    const isFailed = mail.state === 'failed';
    return {
      id: mail.id,
      title,
      recipient: mail.recipient ?? '–',
      isFailed,
      state: stateOf(mail),
      about: `${words.created} ${formatTime(mail.createdAt, language)}`,
      again: isFailed && mail.recipient !== null ? words.sendTo(title, mail.recipient) : null,
    };
  };
  return (
    <FailedList
      tab="mails"
      language={language}
      list={list}
      listed={list.status === 'ready' ? list.data.mails.map(rowOf) : []}
      reload={reload}
      onRetry={retry}
      pathOf={(id) => `/mails/${id}/send`}
      onTried={(id) => setSentHere((before) => new Map(before).set(id, Date.now()))}
    />
  );
}
