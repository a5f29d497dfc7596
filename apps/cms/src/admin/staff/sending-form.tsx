'use client';
import { type FormEvent, type ReactNode, useRef } from 'react';
import styles from './staff.module.css';
import { useRefusalFocus } from './use-refusal-focus.ts';

interface SendingFormProps {
  /** Why it was not taken the last time; null while it is sent. */
  problem: string | null;
  onSend: () => void;
  children: ReactNode;
}

/** A form that our script sends. `post`: whatever else may send it (a tool, an extension) puts no password into an address. */
export function SendingForm({ problem, onSend, children }: SendingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useRefusalFocus(form, problem);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form ref={form} method="post" className={styles.form} onSubmit={submit}>
      {children}
    </form>
  );
}
