import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'fill' | 'line' | 'signal' | 'ghost';

export interface ButtonLook {
  /** `signal` only for add, proceed and send. */
  variant?: ButtonVariant;
  small?: boolean;
  /** Fills its container. */
  wide?: boolean;
}

/** Class names of a button, for elements that are links but look like one. */
export function buttonClass({ variant = 'fill', small, wide }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], small && styles.small, wide && styles.wide, className);
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: the label is hidden, a ring turns, the width stays, presses do nothing. */
    busy?: boolean;
    children: ReactNode;
  };

/** A button; `type` is `button` unless said otherwise. */
export function Button({ variant = 'fill', small, wide, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, ...(small && { small }), ...(wide && { wide }) }, className)}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
