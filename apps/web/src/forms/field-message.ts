import { ACCOUNT_FIELD_ERRORS } from '@vitrine/contract/account-errors.ts';
import { FIELD_ERRORS } from '@vitrine/contract/errors.ts';

type GeneralCode = (typeof FIELD_ERRORS)[number];
type FieldErrorCode = GeneralCode | (typeof ACCOUNT_FIELD_ERRORS)[number];

/** A field error: a code whose sentence the application has, or a sentence of the server. */
export type FieldMessage = { code: FieldErrorCode } | { sentence: string };

const CODES: readonly FieldErrorCode[] = [...FIELD_ERRORS, ...ACCOUNT_FIELD_ERRORS];
const isCode = (code: string | undefined): code is FieldErrorCode => CODES.some((known) => known === code);

/** True for a code that any form may have; the others are of accounts. */
export const isGeneralCode = (code: FieldErrorCode): code is GeneralCode => FIELD_ERRORS.some((known) => known === code);

/** Reads a code or sentence; a code that is not known falls back to the server's sentence. */
export function fieldMessage(code: string | undefined, sentence: string | undefined): FieldMessage {
  if (isCode(code)) return { code };
  return sentence ? { sentence } : { code: 'fieldCannotBeEmpty' };
}
