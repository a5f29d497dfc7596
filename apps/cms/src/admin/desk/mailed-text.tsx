'use client';
import { TEXT_MAX } from '@vitrine/accounts/desk/desk-contract.ts';
import { useId } from 'react';
import styles from './desk.module.css';
import type { DeskLanguage } from './words.ts';

interface MailedTextProps {
  language: DeskLanguage;
  label: string;
  text: string;
  /** Why it was not sent. */
  problem: string | undefined;
  onChange: (text: string) => void;
}

/** A text that is mailed, with why it was not. */
export function MailedText({ language, label, text, problem, onChange }: MailedTextProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        lang={language}
        rows={4}
        required
        maxLength={TEXT_MAX}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-problem`} className={styles.failed} role="alert">
        {problem}
      </p>
    </div>
  );
}
