import type { FastifyRequest } from 'fastify';
import { isList } from './field-problems.ts';
import { type FieldProblem, Problem } from './problem.ts';

/**
 * The fields that the schema of a route with `attachValidation` has refused. Its handler adds what only the server can tell,
 * so that all that is wrong is said at once, and throws; until then the body is what was sent. A problem of something else
 * than fields is thrown here.
 */
export function refusedFields(request: FastifyRequest): FieldProblem[] {
  const error = request.validationError;
  if (!error) return [];
  if (error instanceof Problem && error.fields.length > 0) return error.fields;
  throw error;
}

/** A text of a body that no schema has let through yet; undefined when it holds none. */
export function textIn(body: unknown, name: string): string | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Throws the problem of these fields, if there are any: the first of each field, of a list each once. */
export function throwRefused(fields: readonly FieldProblem[]): void {
  const told = new Map<string, FieldProblem>();
  for (const field of fields) {
    const key = isList(field.pointer) ? `${field.pointer} ${field.code}` : field.pointer;
    if (!told.has(key)) told.set(key, field);
  }
  if (told.size > 0) throw new Problem('unprocessable', { fields: [...told.values()] });
}
