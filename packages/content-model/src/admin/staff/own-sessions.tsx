'use client';
import { Button } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { doneAnswer, type StaffSession } from '../../staff-login/staff-contract.ts';
import { formatTime } from '../format-time.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { callStaff } from './call-staff.ts';
import styles from './staff.module.css';
import type { StaffLanguage, StaffWords } from './words.ts';

interface OwnSessionsProps {
  sessions: readonly StaffSession[];
  language: StaffLanguage;
  words: StaffWords;
  onChange: () => Promise<void>;
}

const deviceWords = (device: StaffSession['device'], text: StaffWords['sessions']): string => {
  const { browser = null, system = null } = device ?? {};
  return browser && system ? text.on(browser, system) : (browser ?? system ?? text.unknown);
};

/** Where a member of staff is logged in, to be ended one by one or all others at once. */
export function OwnSessions({ sessions, language, words, onChange }: OwnSessionsProps) {
  const text = words.sessions;
  const [said, setSaid] = useState('');
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  const end = async (body: { id?: string }) => {
    try {
      await callStaff('/security/end-sessions', doneAnswer, body);
      setSaid(text.ended);
      await onChange();
    } catch {
      setSaid(words.security.notSaved);
    }
  };
  return (
    <section ref={section} className={styles.panel} aria-labelledby="own-sessions" tabIndex={-1}>
      <h2 id="own-sessions" className={styles.heading}>
        {text.title}
      </h2>
      <p role="status" className={styles.quiet}>
        {said}
      </p>
      <ul className={styles.sessions}>
        {sessions.map(({ id, device, createdAt, lastUsedAt, expiresAt, isCurrent }) => {
          const since = formatTime(createdAt, language);
          const named = deviceWords(device, text);
          return (
            <li key={id}>
              <span>
                <b className={styles.device}>{named}</b>
                <span className={styles.quiet}>
                  {text.since(since)}, {text.used(formatTime(lastUsedAt, language))},{' '}
                  {text.until(formatTime(expiresAt, language))}
                </span>
              </span>
              {isCurrent ? (
                <b>{text.current}</b>
              ) : (
                <Button
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  onClick={() => void end({ id })}
                  aria-label={text.endOf(named, since)}
                >
                  {text.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void end({})}>
          {text.endOthers}
        </Button>
      )}
    </section>
  );
}
