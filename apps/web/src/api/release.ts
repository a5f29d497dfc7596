import type { QueryClient } from '@tanstack/react-query';
import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';

/** First part of the key of every document in the query cache. */
export const FIND = 'find';

interface Origin {
  /** Release the document was answered from, 0 for what is of no release (`user/current`). */
  release: number;
  etag: string | null;
}
const origins = new WeakMap<object, Origin>();

const originOf = (headers: Headers): Origin => ({
  release: Number(headers.get(HEADER_RELEASE) ?? 0),
  etag: headers.get('etag'),
});

/** Notes where a record of the cache came from, or that it is in a later release as it was. */
export const remember = (record: object, headers: Headers) => void origins.set(record, originOf(headers));

/** The release a record of the cache was answered from last; 0 for what is of none. */
export const releaseOf = (record: object): number => origins.get(record)?.release ?? 0;

/** True if an answer with these headers is what the record was made of. */
export function isSame(record: object, headers: Headers): boolean {
  const { etag } = originOf(headers);
  return etag !== null && origins.get(record)?.etag === etag;
}

/**
 * Invalidates every document that came from an earlier release than this answer: what is on show is asked for again at
 * once, the rest when it is next shown. A document that is being loaded just now is left to that.
 */
export const dropOlder = (queries: QueryClient, headers: Headers): void => dropOlderThan(queries, originOf(headers).release);

/** dropOlder by the number of a release. */
export function dropOlderThan(queries: QueryClient, release: number): void {
  void queries.invalidateQueries({
    queryKey: [FIND],
    predicate: ({ state: { data, fetchStatus } }) => {
      const from = typeof data === 'object' && data ? origins.get(data)?.release : undefined;
      return fetchStatus === 'idle' && from !== undefined && from > 0 && from < release;
    },
  });
}
