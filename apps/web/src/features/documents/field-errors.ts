import type { Receiver } from '@vitrine/contract/documents.ts';
import { FIELD_ERRORS } from '@vitrine/contract/errors.ts';
import type { ApiError } from '@vitrine/contract/json-api.ts';

export type FormField = keyof Receiver | 'pages';
type FieldErrorCode = (typeof FIELD_ERRORS)[number];

/** A field error: a code whose sentence the application has, or a sentence of the server. */
export type FieldMessage = { code: FieldErrorCode } | { sentence: string };

/** Error pointers of the register call (shell.md 8) and the fields of the form they are about. */
const FIELDS: Record<string, FormField> = {
  'meta.customer.gender': 'gender',
  'meta.customer.firstname': 'firstName',
  'meta.customer.lastname': 'lastName',
  'meta.customer.company': 'company',
  'meta.customer.email': 'email',
  'meta.message': 'message',
  message: 'message',
};

const isCode = (code: string | undefined): code is FieldErrorCode => FIELD_ERRORS.some((known) => known === code);

/** Reads a code or sentence; a code that is not known falls back to the server's sentence. */
export function fieldMessage(code: string | undefined, sentence: string | undefined): FieldMessage {
  if (isCode(code)) return { code };
  return sentence ? { sentence } : { code: 'fieldCannotBeEmpty' };
}

/** The server's errors by field, the first one of each; errors about nothing in the form are left out. */
export function fieldErrors(errors: readonly ApiError[]): Partial<Record<FormField, FieldMessage>> {
  const found: Partial<Record<FormField, FieldMessage>> = {};
  for (const { source, code, detail } of errors) {
    const pointer = source?.pointer ?? '';
    const field = /^pages\b/.test(pointer) ? 'pages' : FIELDS[pointer];
    if (field) found[field] ??= fieldMessage(code, detail);
  }
  return found;
}
