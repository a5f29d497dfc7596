'use client';
import { FieldLabel, useDocumentInfo, useField, useForm, useFormFields } from '@payloadcms/ui';
import { areSameRoles } from '@vitrine/accounts/staff/same-roles.ts';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { useLanguages } from '../use-languages.ts';
import styles from './staff.module.css';
import { STAFF_WORDS } from './words.ts';

/** Asked for while somebody is made a member of staff, or a password, an address or roles are being changed: the one of who does it. */
export function CurrentPassword({ field, path }: TextFieldClientProps) {
  const { value, setValue, valid, errorMessage } = useField<string>({ path });
  const { admin } = useLanguages();
  const { id: record, data } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const isAsked = useFormFields(([fields]) => {
    const { email, password, roles } = fields;
    // A member of staff who is being made has roles; an account that is being made is nobody's yet.
    if (record === undefined) return roles !== undefined;
    if (password?.value) return true;
    return email?.value !== email?.initialValue || !areSameRoles(roles?.value, roles?.initialValue);
  });
  // The form forgets what the server refused as soon as it looks at its fields again.
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    if (valid === false && errorMessage) setRefusal(errorMessage);
  }, [valid, errorMessage]);
  // The form keeps a new password that is saved: the next change would set it once more.
  const savedAt = useRef(data?.updatedAt);
  useEffect(() => {
    if (savedAt.current === data?.updatedAt) return;
    savedAt.current = data?.updatedAt;
    for (const kept of ['password', 'confirm-password']) dispatchFields({ type: 'REMOVE', path: kept });
  }, [data?.updatedAt, dispatchFields]);
  // What was typed for a change that was given up, or is saved, does not stay.
  useEffect(() => {
    if (isAsked) return;
    setRefusal(null);
    if (value) setValue('');
  }, [isAsked, value, setValue]);
  if (!isAsked) return null;
  const id = `field-${path}`;
  const change = (next: string) => {
    setRefusal(null);
    setValue(next);
  };
  return (
    <div className={`field-type password${refusal ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required />
      <div className="field-type__wrap">
        <input
          id={id}
          name={path}
          type="password"
          autoComplete="current-password"
          aria-invalid={refusal !== null}
          aria-describedby={refusal ? `${id}-error` : `${id}-hint`}
          value={value ?? ''}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <p id={`${id}-error`} className={styles.fieldError} role="alert">
        {refusal}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {STAFF_WORDS[admin].currentPassword}
      </p>
    </div>
  );
}
