'use client';
import { useField, useFormModified } from '@payloadcms/ui';
import { type AccountState, type StateChange, stateChangeAnswer } from '@vitrine/accounts/desk/desk-contract.ts';
import { useRouter } from 'next/navigation.js';
import { useRef, useState } from 'react';
import { SideButton } from '../side-button.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { callDesk } from './call-desk.ts';
import styles from './state-buttons.module.css';
import { STATE_WORDS } from './state-words.ts';
import type { DeskLanguage } from './words.ts';

type Act = 'approve' | 'block' | 'unblock';
const ACTS: Record<AccountState, readonly Act[]> = {
  pending: ['approve'],
  declined: ['approve'],
  active: ['block'],
  blocked: ['unblock'],
};
const STATE_AFTER: Record<Act, StateChange['to']> = { approve: 'active', unblock: 'active', block: 'blocked' };

/** Changes the state at the desk, not by saving the form; what is entered in the form and not saved yet stays. */
export function StateButtons({ accountId, language }: { accountId: string; language: DeskLanguage }) {
  const words = STATE_WORDS[language];
  const { value: state, setValue: showState } = useField<AccountState>({ path: 'state' });
  const { setValue: knowUpdate } = useField<string>({ path: 'updatedAt' });
  const isModified = useFormModified();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);

  const change = async (act: Act) => {
    setIsBusy(true);
    setSaid('');
    try {
      const body: StateChange = { from: state, to: STATE_AFTER[act] };
      const answer = await callDesk(`/accounts/${accountId}/state`, stateChangeAnswer, { body, language });
      if (answer.done) {
        showState(body.to, true);
        knowUpdate(answer.updatedAt, true);
        if (!isModified) router.refresh();
      }
      setSaid(answer.done ? words.done[act] : words.changed);
    } catch {
      setSaid(words.failed);
    }
    setIsBusy(false);
  };
  return (
    <section ref={section} className={styles.panel} aria-labelledby="account-state" tabIndex={-1}>
      <h2 id="account-state" className={styles.title}>
        {words.title}
      </h2>
      {ACTS[state].map((act) => (
        <div key={act}>
          <SideButton disabled={isBusy} onClick={() => void change(act)} aria-describedby={`account-state-${act}`}>
            {words.act[act]}
          </SideButton>
          <p id={`account-state-${act}`} className={styles.hint}>
            {words.hint[act]}
          </p>
        </div>
      ))}
      <p role="status">{said}</p>
    </section>
  );
}
