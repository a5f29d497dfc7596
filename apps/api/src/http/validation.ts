import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { fieldProblems } from './field-problems.ts';
import { Problem } from './problem.ts';

type PointerOf = (path: string) => string;
const pointers = new WeakMap<z.core.$ZodType, PointerOf>();

/** Gives the fields of a body other names in errors than their paths. */
export function withPointers<S extends z.core.$ZodType>(body: S, pointerOf: PointerOf): S {
  pointers.set(body, pointerOf);
  return body;
}

/** The parameter that an issue is about; of those that there is none of, the first. */
const parameterOf = (issue: z.core.$ZodIssue): string =>
  (issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path).join('.');

/** Parses each part of a request by its zod schema. Schemas of headers only describe: the routes read what they need. */
export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    if (httpPart === 'headers') return { value: data };
    const parsed = z.safeParse(schema, data);
    if (parsed.success) return { value: parsed.data };
    const { issues } = parsed.error;
    if (httpPart === 'body') {
      return { error: new Problem('unprocessable', { fields: fieldProblems(issues, data, pointers.get(schema)) }) };
    }
    return { error: new Problem('badRequest', { source: { parameter: issues[0] ? parameterOf(issues[0]) : '' } }) };
  };
