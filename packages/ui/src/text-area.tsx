import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './field.tsx';
import styles from './input.module.css';

type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, keyof FieldLook>;

/** A field of several lines; it can be drawn taller. */
export function TextArea({ label, optional, hint, error, invalid, describedBy, className, id, ...input }: TextAreaProps) {
  return (
    <Field {...{ label, optional, error, invalid, describedBy, className, id }} hint={hint}>
      {(ties) => <textarea {...input} {...ties} className={styles.input} />}
    </Field>
  );
}
