'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal.module.css';

interface ModalProps {
  /** Ids of the heading that names it and of the text that says what it is about. */
  labelledBy: string;
  describedBy?: string;
  className?: string | undefined;
  /** Escape asked to close. The owner takes it away. */
  onClose: () => void;
  /** What is shown is shown once: a stray Escape does not take it away. */
  isHeld?: boolean;
  children: ReactNode;
}

/** The browser's own modal over the admin, open as long as it is there: focus stays inside, and goes back to where it was. */
export function Modal({ labelledBy, describedBy, className = '', onClose, isHeld = false, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it goes, it gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles.modal} ${className}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      // Before the browser hears of it: it lets nobody hold a dialog against a second Escape.
      onKeyDown={(event) => {
        if (isHeld && event.key === 'Escape') event.preventDefault();
      }}
      // The browser tells of one that it has closed only afterwards: who had opened it again would have it taken away.
      onCancel={(event) => {
        event.preventDefault();
        if (!isHeld) onClose();
      }}
      onClose={onClose}
    >
      {children}
    </dialog>,
    document.body,
  );
}
