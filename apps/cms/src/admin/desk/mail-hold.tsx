'use client';
import { Button } from '@payloadcms/ui';
import { doneAnswer, mailHoldAnswer } from '@vitrine/accounts/desk/desk-contract.ts';
import { useState } from 'react';
import { formatTime } from '../format-time.ts';
import { callDesk } from './call-desk.ts';
import styles from './desk.module.css';
import { Problems } from './problems.tsx';
import { useDeskList } from './use-desk-list.ts';
import { DESK_WORDS, type DeskLanguage } from './words.ts';

const EVERY_SECONDS = 30;

interface MailHoldProps {
  language: DeskLanguage;
  /** After mail was paused or goes out again: what waits is another state. */
  onChange: () => Promise<void>;
}

/** Whether mails go out, and the button that pauses them or lets them go. */
export function MailHold({ language, onChange }: MailHoldProps) {
  const all = DESK_WORDS[language];
  const words = all.hold;
  const { list, reload } = useDeskList('/mail-hold', mailHoldAnswer, language, EVERY_SECONDS);
  const [problems, setProblems] = useState<string[]>([]);
  if (list.status !== 'ready') return null;
  const { isHeldBySetting, paused, waiting } = list.data;
  const press = async () => {
    try {
      await callDesk('/mail-hold', doneAnswer, { body: { isPaused: paused === null }, language });
      setProblems([]);
      await Promise.all([reload(), onChange()]);
    } catch {
      setProblems([all.notSaved]);
    }
  };
  return (
    <div className={paused || isHeldBySetting ? styles.problem : styles.flowing} role="status">
      <div>
        {isHeldBySetting && <p>{words.bySetting(waiting)}</p>}
        {paused && <p>{words.paused(formatTime(paused.at, language), paused.by, waiting)}</p>}
        {!paused && !isHeldBySetting && <p>{words.flowing}</p>}
      </div>
      <Problems problems={problems} words={all} onDismiss={() => setProblems([])} />
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void press()}>
        {paused ? words.resume : words.pause}
      </Button>
    </div>
  );
}
