import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { isFirstPress } from './is-first-press.ts';
import { pausePlaying } from './video/one-plays.ts';

export interface DialogProps {
  open: boolean;
  /** Escape, the scrim or a button asked to close. The owner sets `open`. */
  onClose: () => void;
  /** Id of the heading that names it, or `label`. */
  labelledBy?: string;
  label?: string;
  /** Id of the sentence that says why it is there. */
  describedBy?: string;
  /** `alertdialog` for what went wrong and waits for an answer. */
  role?: 'alertdialog';
  /** Where it is shown: in the middle (phones: from below), at the right edge, or over everything. */
  kind?: 'box' | 'drawer' | 'screen';
  surface?: 'light' | 'steel' | 'dark';
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A modal over the page: the browser's own dialog, so that focus stays inside, Escape closes, the page behind is inert
 * and focus goes back to where it was. The body is locked by base.css while one is open.
 */
export function Dialog({
  open,
  onClose,
  labelledBy,
  label,
  describedBy,
  role,
  kind = 'box',
  surface = 'light',
  className,
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      const page = document.documentElement;
      if (!document.querySelector('dialog[open]')) page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
      pausePlaying();
      const show = () => {
        if (!dialog.isConnected || dialog.open) return;
        dialog.showModal();
        dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
      };
      // What opens last lies on top. After a reload a dialog inside another one hears first that both are to be open.
      if (dialog.parentElement?.closest('dialog:not([open])')) queueMicrotask(show);
      else show();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click closes by the scrim; Escape is the dialog's own key
    <dialog
      ref={element}
      className={classNames(styles.dialog, styles[kind], className)}
      data-surface={surface}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      role={role}
      // React lets both events rise from a dialog inside this one, which the browser does not.
      onCancel={(event) => {
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => event.target === element.current && open && onClose()}
      // A double click on what opens it may meet the scrim, or the ground that a sheet does not yet cover, with its second press.
      onClick={(event) => {
        if (event.target === element.current && isFirstPress(event)) onClose();
      }}
    >
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
