'use client';
import { type InputHTMLAttributes, useId } from 'react';
import styles from './staff.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange' | 'value'> {
  label: string;
  hint?: string;
  value: string;
  isWrong?: boolean;
  onValue: (value: string) => void;
}

/** A labelled input that looks like those of the admin, with a hint below it. */
export function Field({ label, hint, value, isWrong = false, onValue, type = 'text', ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={`field-type ${type === 'text' ? 'text' : type}${isWrong ? ' error' : ''}`}>
      <label className={`field-label ${styles.label}`} htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          {...rest}
          id={id}
          type={type}
          value={value}
          aria-invalid={isWrong}
          {...(hint && { 'aria-describedby': `${id}-hint` })}
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
