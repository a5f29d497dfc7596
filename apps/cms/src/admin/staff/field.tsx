'use client';
import { type InputHTMLAttributes, useId } from 'react';
import { PROBLEM } from './problem.tsx';
import styles from './staff.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange' | 'value'> {
  label: string;
  hint?: string;
  value: string;
  /** What the form says is wrong with it. */
  isWrong?: boolean;
  onValue: (value: string) => void;
}

/** A labelled input that looks like those of the admin, with a hint below it. */
export function Field({ label, hint, value, isWrong = false, onValue, type = 'text', ...rest }: FieldProps) {
  const id = useId();
  const described = [isWrong ? PROBLEM : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={`field-type ${type === 'text' ? 'text' : type}${isWrong ? ' error' : ''}`}>
      <label className={`field-label ${styles.label}`} htmlFor={id}>
        {label}
      </label>
      <div className={`field-type__wrap ${styles.control}`}>
        <input
          {...rest}
          id={id}
          type={type}
          value={value}
          aria-invalid={isWrong}
          aria-describedby={described || undefined}
          onChange={(event) => onValue(event.target.value)}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
