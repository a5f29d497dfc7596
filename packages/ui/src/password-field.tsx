import { Eye, EyeOff } from 'lucide';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Field, type FieldLook } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './input.module.css';

interface PasswordTexts {
  show: string;
  hide: string;
  capsLock: string;
}
type PasswordFieldProps = FieldLook & Omit<ComponentProps<'input'>, keyof FieldLook | 'type'> & { texts: PasswordTexts };

/** A password with a button that shows it and a hint while caps lock is on. */
export function PasswordField({
  label,
  optional,
  hint,
  error,
  announced,
  invalid,
  describedBy,
  className,
  id,
  texts,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));
  const below = capsLock ? <span role="status">{texts.capsLock}</span> : hint;
  return (
    <Field {...{ label, optional, error, announced, invalid, describedBy, className, id }} hint={below}>
      {(ties) => (
        <div className={styles.control}>
          <input
            {...input}
            {...ties}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${styles.input} ${styles.withReveal}`}
            onKeyDown={watch}
            onKeyUp={watch}
          />
          <IconButton
            className={styles.reveal}
            icon={shown ? EyeOff : Eye}
            size="m"
            label={shown ? texts.hide : texts.show}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
