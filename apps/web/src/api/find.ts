import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Model, parseMany, parseOne, type ResourceDefinition } from '@vitrine/contract/resource.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { activeLanguage, apiFetch } from './client.ts';

/** Answers of the catalogue are immutable within a release: asked again after a minute, not at each use. */
const STALE_MS = 60_000;
export const FIND = 'find';
const keyOf = (path: string) => [FIND, activeLanguage(), path] as const;

/** The generic find (shell.md 7) of one resource, by its path below /api/v1. For loaders and components alike. */
export function findOne<D extends ResourceDefinition>(definition: D, path: string) {
  return queryOptions({
    queryKey: keyOf(path),
    queryFn: async ({ signal, queryKey: [, language] }): Promise<Model<D>> =>
      parseOne(definition, await apiFetch(path, { signal, language })),
    staleTime: STALE_MS,
    structuralSharing: false,
  });
}

/** The generic find of a list (`site/_all`). */
export function findMany<D extends ResourceDefinition>(definition: D, path: string) {
  return queryOptions({
    queryKey: keyOf(path),
    queryFn: async ({ signal, queryKey: [, language] }): Promise<Model<D>[]> =>
      parseMany(definition, await apiFetch(path, { signal, language })),
    staleTime: STALE_MS,
    structuralSharing: false,
  });
}

/** Loads what the open pages show in another language too, so that a change of language shows no gap. */
export async function prefetchLanguage(queries: QueryClient, next: Language): Promise<void> {
  const active = queries.getQueryCache().findAll({ queryKey: [FIND, activeLanguage()], type: 'active' });
  await Promise.all(
    active.map(({ queryKey, options }) =>
      queries.prefetchQuery({ ...options, queryKey: [FIND, next, ...queryKey.slice(2)], staleTime: STALE_MS }),
    ),
  );
}
