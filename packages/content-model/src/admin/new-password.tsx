'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/** A password that can be set and never read: the field is empty whenever the form opens. */
export function NewPassword({ field, path }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const id = `field-${path}`;
  return (
    <div className={`field-type password${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage} />
        <input
          id={id}
          name={path}
          type="password"
          autoComplete="new-password"
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  );
}
