'use client';
import { FieldDescription, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import { validateNewPassword } from '@vitrine/content-model/collections/new-password.ts';
import type { TextFieldClientProps } from 'payload';
import { useState } from 'react';
import styles from './new-password.module.css';

/** A password that can be set and never read: the field is empty whenever the form opens. */
export function NewPassword({ field, path }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const { i18n } = useTranslation();
  const [left, setLeft] = useState(false);
  const verdict = validateNewPassword(value, { req: { i18n } });
  const problem = left && verdict !== true ? verdict : showError ? errorMessage : undefined;
  const refused = problem !== undefined;
  const id = `field-${path}`;
  return (
    <div className={`field-type password${refused ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <input
          id={id}
          name={path}
          type="password"
          autoComplete="new-password"
          aria-invalid={refused}
          aria-describedby={`${id}-error`}
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
          onBlur={() => setLeft(true)}
        />
      </div>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {problem}
      </p>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  );
}
