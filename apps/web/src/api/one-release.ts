import type { QueryClient } from '@tanstack/react-query';
import { dropOlderThan, releaseOf } from './release.ts';

const TRIES = 6;
/** Longer than the processes of the server take to change to a new release one after the other. */
const PAUSE_MS = 400;

/** Releases followed each other faster than their records could be loaded. */
export class MixedReleasesError extends Error {
  override name = 'MixedReleasesError';
}

/**
 * Runs `load` until all records that `recordsOf` names are of one release: a publish in between would otherwise mix old and
 * new in what is loaded only once, as a print run is. What is of the newest release already is not asked for again.
 * Throws what `load` throws, or MixedReleasesError after six tries.
 */
export async function loadOneRelease<T>(
  queries: QueryClient,
  load: () => Promise<T>,
  recordsOf: (loaded: T) => object[],
): Promise<T> {
  for (let tried = 1; ; tried++) {
    const loaded = await load();
    const releases = recordsOf(loaded)
      .map(releaseOf)
      .filter((release) => release > 0);
    const newest = Math.max(...releases);
    if (releases.every((release) => release === newest)) return loaded;
    if (tried === TRIES) throw new MixedReleasesError(`${new Set(releases).size} releases`);
    dropOlderThan(queries, newest);
    if (tried > 1) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
