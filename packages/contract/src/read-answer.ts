import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const isUnknownField = (issue: Issue) => issue.code === 'unrecognized_keys';

/** Takes the fields that an issue names out of the value. */
function removeFields(value: unknown, { path, ...issue }: Issue): void {
  if (issue.code !== 'unrecognized_keys') return;
  let holder = value;
  for (const step of path) holder = typeof holder === 'object' && holder !== null ? Reflect.get(holder, step) : undefined;
  if (typeof holder !== 'object' || holder === null) return;
  for (const name of issue.keys) Reflect.deleteProperty(holder, name);
}

/**
 * Reads an answer of the API by its schema. Fields that the schema does not know are left out: a server may be newer than an open page
 * or an installed desktop app, and what it adds must not take from them what they know. Throws the ZodError of all other issues.
 */
export function readAnswer<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const first = schema.safeParse(body);
  if (first.success) return first.data;
  if (!first.error.issues.every(isUnknownField)) throw first.error;
  const known = structuredClone(body);
  for (const issue of first.error.issues) removeFields(known, issue);
  return schema.parse(known);
}
