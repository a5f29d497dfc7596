import { ACCOUNT_FIELD_ERRORS } from '@vitrine/contract/account-errors.ts';
import { FIELD_ERRORS } from '@vitrine/contract/errors.ts';
import type { z } from 'zod';
import type { FieldProblem } from './problem.ts';

const KNOWN: readonly string[] = [...FIELD_ERRORS, ...ACCOUNT_FIELD_ERRORS];
/** Fields that are told everything that is wrong with them (shell.md 5): an error of its own each, with the same pointer. */
const LISTS: readonly string[] = ['password', 'newPassword'];
export const isList = (pointer: string): boolean => LISTS.includes(pointer);

/**
 * Problems that one answer tells, and letters of a name that a caller chose: with 256 kB of names, an answer that told of each
 * would be megabytes, for which everybody else waits.
 */
const PROBLEMS_MAX = 100;
const NAME_MAX = 200;

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function codeOf(issue: z.core.$ZodIssue, data: unknown): string {
  if (issue.code === 'unrecognized_keys') return 'unknownField';
  // A box that is not ticked is no empty field.
  if (issue.message === 'termsNotAccepted') return issue.message;
  // A field that is not there, is null or empty: for the person it is an empty field, whatever rule found it.
  const value = valueAt(data, issue.path);
  if (value === undefined || value === null || value === '') return 'fieldCannotBeEmpty';
  if (KNOWN.includes(issue.message)) return issue.message;
  return issue.code === 'too_big' ? 'tooLong' : 'noValidValue';
}

/** The fields that an issue is about; names that a schema does not know are the caller's. */
const pathsOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, PROBLEMS_MAX).map((key) => [...issue.path, key.slice(0, NAME_MAX)].join('.'))
    : [issue.path.join('.')];

/**
 * One problem for each field of `data` that a schema refused: the first of each, of a list each code; pointers with dots.
 * `pointerOf` gives a field the name it has in the specification. Of very many the first ones, those of known fields before others.
 */
export function fieldProblems(
  issues: readonly z.core.$ZodIssue[],
  data: unknown,
  pointerOf: (path: string) => string = (path) => path,
): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  const isOfOurs = ({ code }: z.core.$ZodIssue) => code !== 'unrecognized_keys';
  for (const issue of [...issues.filter(isOfOurs), ...issues.filter((one) => !isOfOurs(one))]) {
    for (const path of pathsOf(issue)) {
      if (problems.size >= PROBLEMS_MAX) return [...problems.values()];
      const pointer = pointerOf(path);
      const code = codeOf(issue, data);
      const key = isList(pointer) ? `${pointer} ${code}` : pointer;
      if (!problems.has(key)) problems.set(key, { pointer, code });
    }
  }
  return [...problems.values()];
}
