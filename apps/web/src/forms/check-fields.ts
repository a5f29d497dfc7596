import type { ApiError } from '@vitrine/contract/json-api.ts';
import type * as z from 'zod/mini';
import { type FieldMessage, fieldMessage } from './field-message.ts';

/** What is wrong, by field; a password may have a list. */
export type FieldErrors<F extends string> = Partial<Record<F, readonly FieldMessage[] | undefined>>;

interface Issue {
  path: string;
  /** A code of the field errors, or the word of another rule. */
  code: string;
  sentence?: string | undefined;
}

/** Issues about fields of the form, each code of a field once. */
function byField<F extends string>(issues: readonly Issue[], fields: readonly F[]): FieldErrors<F> {
  const found: FieldErrors<F> = {};
  for (const field of fields) {
    const own = issues.filter(({ path }) => path === field);
    const codes = new Map(own.map((issue) => [issue.code, fieldMessage(issue.code, issue.sentence)]));
    if (codes.size > 0) found[field] = [...codes.values()];
  }
  return found;
}

/**
 * What the schema of a call refuses, in the codes the server gives: for a person a field that is empty is empty, whichever
 * rule finds it.
 */
export function checkFields<F extends string>(schema: z.ZodMiniType, values: object, fields: readonly F[]): FieldErrors<F> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  const isEmpty = (path: string) => Reflect.get(values, path) === '';
  return byField(
    issues.map((issue) => {
      const path = issue.path.join('.');
      return { path, code: isEmpty(path) ? 'fieldCannotBeEmpty' : issue.message };
    }),
    fields,
  );
}

/** The server's errors by field; errors about nothing in the form are left out. */
export const serverErrors = <F extends string>(errors: readonly ApiError[], fields: readonly F[]): FieldErrors<F> =>
  byField(
    errors.map(({ source, code, detail }) => ({ path: source?.pointer ?? '', code, sentence: detail })),
    fields,
  );
