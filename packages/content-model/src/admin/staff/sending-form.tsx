'use client';
import type { FormEvent, ReactNode } from 'react';
import styles from './staff.module.css';

interface SendingFormProps {
  onSend: () => void;
  children: ReactNode;
}

/** A form whose fields a browser that is faster than our script may send, but never puts into an address: they hold passwords. */
export function SendingForm({ onSend, children }: SendingFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      {children}
    </form>
  );
}
