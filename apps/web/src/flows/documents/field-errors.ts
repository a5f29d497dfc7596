import type { Receiver } from '@vitrine/contract/documents.ts';
import type { ApiError } from '@vitrine/contract/json-api.ts';
import { type FieldMessage, fieldMessage } from '../../forms/field-message.ts';

export type FormField = keyof Receiver | 'pages';

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
