import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './field.tsx';
import styles from './input.module.css';

type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, keyof FieldLook>;

/** A field of one line. `ref` and the rest go to the input. */
export function TextField({
  label,
  optional,
  hint,
  error,
  announced,
  invalid,
  describedBy,
  className,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, optional, error, announced, invalid, describedBy, className, id }} hint={hint}>
      {(ties) => <input {...input} {...ties} className={styles.input} />}
    </Field>
  );
}
