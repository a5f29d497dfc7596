import { Check } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode;
  /** A sentence that says what to do, below the label. */
  error?: string | undefined;
};

/** A checkbox with its words; the whole row presses. */
export function Checkbox({ children, className, error, ...input }: CheckboxProps) {
  const sentence = useId();
  return (
    <>
      <label className={classNames(styles.check, className)}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? sentence : input['aria-describedby']}
        />
        <span className={styles.box}>
          <Icon icon={Check} size="s" />
        </span>
        <span>{children}</span>
      </label>
      {error ? (
        <div className={styles.error}>
          <FieldError id={sentence}>{error}</FieldError>
        </div>
      ) : null}
    </>
  );
}
