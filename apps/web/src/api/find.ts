import { type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { readAnswer } from '@vitrine/contract/read-answer.ts';
import { type Model, parseMany, parseOne, parseOneOf, type ResourceDefinition } from '@vitrine/contract/resource.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { ZodMiniType } from 'zod/mini';
import { printMode } from '../print-mode.ts';
import { activeLanguage, apiCall } from './client.ts';
import { keepFirstPicture } from './first-pictures.ts';
import { records } from './records.ts';
import { dropOlder, FIND, isSame, remember } from './release.ts';

/**
 * A record this young is shown without asking again, an older one is shown and asked for again (a 304, if nothing
 * changed): what an editor publishes is there two seconds later. A print run keeps to what it has begun with.
 */
const STALE_MS = printMode ? Number.POSITIVE_INFINITY : 2000;
type FindKey = readonly [typeof FIND, Language, string];
const keyOf = (path: string): FindKey => [FIND, activeLanguage(), path];

/** Asks for a document. One that has not changed stays the same object, so that nothing on the page is made anew. */
async function load<T extends object>(context: QueryFunctionContext<FindKey>, parse: (body: unknown) => T): Promise<T> {
  const { client, queryKey, signal } = context;
  const { body, headers } = await apiCall(queryKey[2], { signal, language: queryKey[1], ofCatalogue: true });
  const known = client.getQueryData<T>(queryKey);
  const record = known && isSame(known, headers) ? known : records.prepare(parse(body));
  remember(record, headers);
  keepFirstPicture(record, headers);
  if (!printMode) dropOlder(client, headers);
  return record;
}

/** The generic find (shell.md 7) of one resource, by its path below /api/v1. For loaders and components alike. */
export function findOne<D extends ResourceDefinition>(definition: D, path: string) {
  return queryOptions({
    queryKey: keyOf(path),
    queryFn: (context): Promise<Model<D>> => load(context, (body) => parseOne(definition, body)),
    staleTime: STALE_MS,
    structuralSharing: false,
  });
}

/** The generic find of one resource of several definitions, which its type tells apart. */
export function findOneOf<D extends ResourceDefinition>(definitions: readonly D[], path: string) {
  return queryOptions({
    queryKey: keyOf(path),
    queryFn: (context): Promise<Model<D>> => load(context, (body) => parseOneOf(definitions, body)),
    staleTime: STALE_MS,
    structuralSharing: false,
  });
}

/** The generic find of a list (`site/_all`). */
export function findMany<D extends ResourceDefinition>(definition: D, path: string) {
  return queryOptions({
    queryKey: keyOf(path),
    queryFn: (context): Promise<Model<D>[]> => load(context, (body) => parseMany(definition, body)),
    staleTime: STALE_MS,
    structuralSharing: false,
  });
}

/** The record of a document as the cache has it, in the language in use. */
export const recordAt = (queries: QueryClient, path: string): object | undefined => queries.getQueryData<object>(keyOf(path));

/** An answer in an envelope of its own, by its schema. `staleMs`: for one that names the state it is of, which never changes. */
export function findAnswer<T extends object>(schema: ZodMiniType<T>, path: string, staleMs = STALE_MS) {
  return queryOptions({
    queryKey: keyOf(path),
    queryFn: (context): Promise<T> => load(context, (body) => readAnswer(schema, body)),
    staleTime: staleMs,
    structuralSharing: false,
  });
}

/** Loads what the open pages show in another language too, so that a change of language shows no gap. */
export async function prefetchLanguage(queries: QueryClient, next: Language): Promise<void> {
  const active = queries.getQueryCache().findAll({ queryKey: [FIND, activeLanguage()], type: 'active' });
  await Promise.all(
    // The hash of the key is that of the language before.
    active.map(({ queryKey, options: { queryHash: _, ...options } }) =>
      queries.prefetchQuery({ ...options, queryKey: [FIND, next, ...queryKey.slice(2)], staleTime: STALE_MS }),
    ),
  );
}
