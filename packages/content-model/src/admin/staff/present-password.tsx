'use client';
import { FieldDescription, FieldLabel, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect } from 'react';
import styles from './staff.module.css';

/** Asked for while a password or an address of staff is being changed: the one of who changes it. */
export function PresentPassword({ field, path }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const { id: record } = useDocumentInfo();
  const isAsked = useFormFields(([fields]) => {
    const { email, password } = fields;
    return record !== undefined && (password !== undefined || email?.value !== email?.initialValue);
  });
  // What was typed for a change that was given up, or is saved, does not stay.
  useEffect(() => {
    if (!isAsked && value) setValue('');
  }, [isAsked, value, setValue]);
  if (!isAsked) return null;
  const id = `field-${path}`;
  return (
    <div className={`field-type password${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required />
      <div className="field-type__wrap">
        <input
          id={id}
          name={path}
          type="password"
          autoComplete="current-password"
          aria-invalid={showError}
          aria-describedby={`${id}-error`}
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <p id={`${id}-error`} className={styles.fieldError} role="alert">
        {showError ? errorMessage : null}
      </p>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  );
}
