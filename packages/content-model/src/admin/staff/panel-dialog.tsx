'use client';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './staff.module.css';

interface PanelDialogProps {
  title: string;
  onClose: () => void;
  onSubmit?: () => void;
  children: ReactNode;
}

/** A dialog over the form of a record, but no part of it: what is entered here is not saved with the record. */
export function PanelDialog({ title, onClose, onSubmit, children }: PanelDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands events of a portal to the form around it.
    event.stopPropagation();
    onSubmit?.();
  };
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </form>
    </dialog>,
    document.body,
  );
}
