import { LANGUAGES, type Language } from '@vitrine/contract/sites.ts';
import type { CurrentRelease } from '@vitrine/release/current-release.ts';
import { type FoundMedia, findMedia, type MediaSearch } from '@vitrine/release/find-media.ts';
import { type LibraryItem, type MediaLibrary, nextMediaLibrary, readMediaLibrary } from '@vitrine/release/media-library.ts';
import type { ReleaseSnapshot } from '@vitrine/release/release-snapshot.ts';

/** Versions of each site that pages can still be asked of: those of a visitor who scrolls while editors publish. */
const VERSIONS_KEPT = 20;
/** Bytes of items that those versions may keep which the newest one has no more: all of a large library, once or twice. */
const FORMER_BYTES_MAX = 64 * 1024 * 1024;
/** Searches whose result is kept, of all versions together: the next page asks for the same one. */
const SEARCHES_KEPT = 60;

export interface Libraries {
  /** The library of a site in the version asked for, or the current one where that is gone. */
  find(site: Language, version?: string): MediaLibrary;
  search(library: MediaLibrary, search: MediaSearch): FoundMedia;
  close(): void;
}

function keepLast<K, V>(map: Map<K, V>, key: K, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

interface Kept {
  library: MediaLibrary;
  /** Of its items that the version after it does not have; none while it is the newest. */
  bytes: number;
}

/** Versions share the items that did not change, so that each costs what it alone has. */
function bytesBeside(items: readonly LibraryItem[], next: readonly LibraryItem[]): number {
  const shared = new Set(next);
  return items.reduce((bytes, item) => (shared.has(item) ? bytes : bytes + item.json.length), 0);
}

/** The last versions of the library of a site, few enough for the memory; `onGone` hears of those that are given up. */
function createVersions({ formerBytes, onGone }: { formerBytes: number; onGone: (version: string) => void }) {
  const kept = new Map<string, Kept>();
  return {
    get: (version: string) => kept.get(version)?.library,
    add(library: MediaLibrary) {
      const newest = [...kept.values()].at(-1);
      if (newest?.library === library) return;
      if (newest) newest.bytes = bytesBeside(newest.library.items, library.items);
      kept.delete(library.version);
      kept.set(library.version, { library, bytes: 0 });
      let bytes = [...kept.values()].reduce((sum, one) => sum + one.bytes, 0);
      for (const [version, one] of kept) {
        if (one.library === library || (kept.size <= VERSIONS_KEPT && bytes <= formerBytes)) return;
        kept.delete(version);
        bytes -= one.bytes;
        onGone(version);
      }
    },
  };
}

/** The media libraries of the current release and of the last ones before it, in memory; made when a release comes, not when a person asks. */
export function createLibraries(
  release: Pick<CurrentRelease, 'snapshot' | 'on'>,
  { searchesKept = SEARCHES_KEPT, formerBytes = FORMER_BYTES_MAX } = {},
): Libraries {
  const forget = (version: string) => {
    for (const [key, found] of results) if (found.version === version) results.delete(key);
  };
  const known = Object.fromEntries(LANGUAGES.map((site) => [site, createVersions({ formerBytes, onGone: forget })])) as Record<
    Language,
    ReturnType<typeof createVersions>
  >;
  const current = new Map<Language, { before: ReleaseSnapshot; library: MediaLibrary }>();
  const results = new Map<string, { version: string; media: FoundMedia }>();

  function currentOf(site: Language): MediaLibrary {
    const last = current.get(site);
    const { snapshot } = release;
    if (last?.before === snapshot) return last.library;
    const isNext = last && snapshot.since?.releaseId === last.before.releaseId;
    const library = isNext
      ? nextMediaLibrary(last.library, { before: last.before, snapshot, site })
      : readMediaLibrary(snapshot, site);
    current.set(site, { before: snapshot, library });
    known[site].add(library);
    return library;
  }

  const warmUp = () => void setImmediate(() => LANGUAGES.forEach(currentOf));
  const stop = release.on('change', warmUp);
  warmUp();
  return {
    find(site, version) {
      const newest = currentOf(site);
      return (version && known[site].get(version)) || newest;
    },
    search(library, search) {
      // The version is made of all items: libraries that share it find the same.
      const key = JSON.stringify([library.version, search.type, [...search.filters].sort()]);
      const found = results.get(key) ?? { version: library.version, media: findMedia(library, search) };
      keepLast(results, key, found, searchesKept);
      return found.media;
    },
    close: stop,
  };
}
