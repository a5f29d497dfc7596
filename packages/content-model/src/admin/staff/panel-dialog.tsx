'use client';
import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it goes, it gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
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
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={onClose}
      // Before the browser hears of it: it lets nobody hold a dialog against a second Escape.
      onKeyDown={(event) => {
        if (isHeld && event.key === 'Escape') event.preventDefault();
      }}
    >
      <form ref={form} onSubmit={submit}>
        <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </form>
    </dialog>,
    document.body,
  );
}
