import { FIELD_ERRORS } from '@vitrine/contract/errors.ts';
import type { z } from 'zod';
import type { FieldProblem } from './problem.ts';

const KNOWN: readonly string[] = FIELD_ERRORS;

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
  // A field that is not there, is null or empty: for the person it is an empty field, whatever rule found it.
  const value = valueAt(data, issue.path);
  if (value === undefined || value === null || value === '') return 'fieldCannotBeEmpty';
  if (KNOWN.includes(issue.message)) return issue.message;
  return issue.code === 'too_big' ? 'tooLong' : 'noValidValue';
}

/**
 * One problem for each field of `data` that a schema refused: the first of each, pointers with dots.
 * `pointerOf` gives a field the name it has in the specification.
 */
export function fieldProblems(
  issues: readonly z.core.$ZodIssue[],
  data: unknown,
  pointerOf: (path: string) => string = (path) => path,
): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const issue of issues) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [issue.path.join('.')];
    for (const path of paths) {
      const pointer = pointerOf(path);
      if (!problems.has(pointer)) problems.set(pointer, { pointer, code: codeOf(issue, data) });
    }
  }
  return [...problems.values()];
}
