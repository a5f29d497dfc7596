'use client';
import { Button } from '@payloadcms/ui';
import type { StaffSession } from '@vitrine/accounts/staff/staff-contract.ts';
import { useRef, useState } from 'react';
import { formatTime } from '../format-time.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { OwnPasswordDialog } from './own-password-dialog.tsx';
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

/** Where a member of staff is logged in, to be ended one by one or all others at once, with the password. */
export function OwnSessions({ sessions, language, words, onChange }: OwnSessionsProps) {
  const text = words.sessions;
  const [said, setSaid] = useState('');
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  const [asked, setAsked] = useState<{ id: string | null; title: string } | null>(null);
  const ask = (id: string | null, title: string) => {
    setSaid('');
    setAsked({ id, title });
  };
  const done = () => {
    setAsked(null);
    setSaid(text.ended);
    void onChange();
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
                  size="medium"
                  margin={false}
                  onClick={() => ask(id, text.endOf(named, since))}
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
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => ask(null, text.endOthers)}>
          {text.endOthers}
        </Button>
      )}
      {asked && (
        <OwnPasswordDialog
          path="/security/end-sessions"
          {...(asked.id !== null && { given: { id: asked.id } })}
          text={{ title: asked.title, button: text.end }}
          words={words}
          onClose={() => setAsked(null)}
          onDone={done}
        />
      )}
    </section>
  );
}
