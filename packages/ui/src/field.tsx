import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldLook {
  label: string;
  /** Written beside the label of a field that may stay empty ("optional"). */
  optional?: string | undefined;
  hint?: ReactNode;
  /** A sentence that says what to do, or several; marks the control as wrong. */
  error?: string | readonly string[] | undefined;
  /** Reads the error out when it comes, for the only field of a form: no alert above it does, and the focus may be here already. */
  announced?: boolean | undefined;
  /** Marks the control as wrong without a sentence of its own; `describedBy` names the element that has it. */
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
}

/** What a control needs to be tied to its label, hint and error. */
export interface ControlTies {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, control, hint and error of one field. The control is made by `children` with the ties it gets. */
export function Field({
  label,
  optional,
  hint,
  error,
  announced,
  invalid,
  describedBy,
  className,
  id,
  children,
}: FieldLook & { id?: string | undefined; children: (ties: ControlTies) => ReactNode }) {
  const generated = useId();
  const control = id ?? generated;
  const errors = error === undefined ? [] : [error].flat();
  const isWrong = errors.length > 0;
  const described = [describedBy, isWrong ? `${control}-error` : '', hint ? `${control}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)} data-invalid={isWrong || invalid || undefined}>
      <label htmlFor={control}>
        {label}
        {optional ? <span className={styles.optional}> {optional}</span> : null}
      </label>
      {children({
        id: control,
        'aria-invalid': isWrong || invalid ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {isWrong ? (
        <div id={`${control}-error`} role={announced ? 'alert' : undefined}>
          {errors.map((sentence) => (
            <FieldError key={sentence}>{sentence}</FieldError>
          ))}
        </div>
      ) : null}
      {hint ? (
        <div className={styles.hint} id={`${control}-hint`}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}

/** The sentence under a control that was refused. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon icon={CircleAlert} size="s" />
      <span>{children}</span>
    </p>
  );
}
