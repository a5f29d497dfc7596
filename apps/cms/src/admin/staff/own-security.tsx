'use client';
import { Button } from '@payloadcms/ui';
import { beginAnswer, ownSecurity } from '@vitrine/accounts/staff/staff-contract.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useKeptFocus } from '../use-kept-focus.ts';
import { callStaff } from './call-staff.ts';
import { type FactorChange, FactorDialog } from './factor-dialog.tsx';
import { OwnSessions } from './own-sessions.tsx';
import styles from './staff.module.css';
import { STAFF_WORDS, type StaffLanguage } from './words.ts';

type Security = z.output<typeof ownSecurity>;

/** Second factor and log-ins of a member who looks at their own account. */
export function OwnSecurity({ language }: { language: StaffLanguage }) {
  const words = STAFF_WORDS[language];
  const { security } = words;
  const [own, setOwn] = useState<Security | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [change, setChange] = useState<FactorChange | null>(null);
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);

  const load = useCallback(async () => {
    setProblem(null);
    try {
      const answer = await callStaff('/security/own', ownSecurity);
      if ('done' in answer) setOwn(answer.done);
    } catch {
      setProblem(security.notLoaded);
    }
  }, [security]);
  useEffect(() => void load(), [load]);

  const begin = async () => {
    try {
      const answer = await callStaff('/security/begin', beginAnswer, {});
      if ('done' in answer) setChange({ kind: 'enrol', enrolment: answer.done });
    } catch {
      setProblem(security.notLoaded);
    }
  };
  const finish = (text: string) => {
    setChange(null);
    setSaid(text);
    void load();
  };
  return (
    <>
      <section ref={section} className={styles.panel} aria-labelledby="second-factor" tabIndex={-1}>
        <h2 id="second-factor" className={styles.heading}>
          {security.title}
        </h2>
        <p role="status" className={styles.quiet}>
          {said}
        </p>
        <div role="alert">
          {problem && (
            <p className={styles.problem}>
              {problem}{' '}
              <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void load()}>
                {security.again}
              </Button>
            </p>
          )}
        </div>
        {own === null && problem === null && <p className={styles.quiet}>{security.loading}</p>}
        {own && (
          <>
            <p>
              {own.isEnrolled ? security.on(own.recoveryLeft) : security.off} {own.isRequired && security.required}
            </p>
            <div className={styles.buttons}>
              {own.isEnrolled ? (
                <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setChange({ kind: 'renew' })}>
                  {security.renew}
                </Button>
              ) : (
                <Button size="medium" margin={false} onClick={() => void begin()}>
                  {security.setUp}
                </Button>
              )}
              {own.isEnrolled && !own.isRequired && (
                <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setChange({ kind: 'remove' })}>
                  {security.remove}
                </Button>
              )}
            </div>
          </>
        )}
      </section>
      {own && <OwnSessions sessions={own.sessions} language={language} words={words} onChange={load} />}
      {change && <FactorDialog change={change} words={words} onClose={() => setChange(null)} onDone={finish} />}
    </>
  );
}
