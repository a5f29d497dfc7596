import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './field.tsx';
import styles from './input.module.css';

type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, keyof FieldLook>;

/** A field of several lines; it can be drawn taller. */
export function TextArea({ label, optional, hint, error, className, id, ...input }: TextAreaProps) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error} className={className} id={id}>
      {(ties) => <textarea {...input} {...ties} className={styles.input} />}
    </Field>
  );
}
