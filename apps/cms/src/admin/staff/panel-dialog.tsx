'use client';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Modal } from '../modal.tsx';
import styles from './staff.module.css';
import { useRefusalFocus } from './use-refusal-focus.ts';

interface PanelDialogProps {
  title: string;
  /** Why what was entered was not taken the last time. */
  problem?: string | null;
  onClose: () => void;
  onSubmit?: () => void;
  /** What is shown is shown once: a stray Escape does not take it away. */
  isHeld?: boolean;
  children: ReactNode;
}

/** A dialog over the form of a record, but no part of it: what is entered here is not saved with the record. */
export function PanelDialog({ title, problem = null, onClose, onSubmit, isHeld = false, children }: PanelDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useRefusalFocus(form, problem);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  // Another title is another step: screen readers begin with it.
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands events of a portal to the form around it.
    event.stopPropagation();
    onSubmit?.();
  };
  return (
    <Modal labelledBy={id} className={styles.dialog} onClose={onClose} isHeld={isHeld}>
      <form ref={form} onSubmit={submit}>
        <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </form>
    </Modal>
  );
}
