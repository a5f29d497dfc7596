import { LANGUAGES, type Language } from '@vitrine/contract/sites.ts';
import type { CurrentRelease } from '@vitrine/release/current-release.ts';
import { type FoundMedia, findMedia, type MediaSearch } from '@vitrine/release/find-media.ts';
import { type MediaLibrary, nextMediaLibrary, readMediaLibrary } from '@vitrine/release/media-library.ts';
import type { ReleaseSnapshot } from '@vitrine/release/release-snapshot.ts';

/** Versions of each site that pages can still be asked of: those of a visitor who scrolls while editors publish. */
const VERSIONS_KEPT = 20;
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

/** The media libraries of the current release and of the last ones before it, in memory; made when a release comes, not when a person asks. */
export function createLibraries(
  release: Pick<CurrentRelease, 'snapshot' | 'on'>,
  { searchesKept = SEARCHES_KEPT } = {},
): Libraries {
  const known = Object.fromEntries(LANGUAGES.map((site) => [site, new Map()])) as Record<Language, Map<string, MediaLibrary>>;
  const current = new Map<Language, { before: ReleaseSnapshot; library: MediaLibrary }>();
  const results = new Map<string, FoundMedia>();

  function currentOf(site: Language): MediaLibrary {
    const last = current.get(site);
    const { snapshot } = release;
    if (last?.before === snapshot) return last.library;
    const isNext = last && snapshot.since?.releaseId === last.before.releaseId;
    const library = isNext
      ? nextMediaLibrary(last.library, { before: last.before, snapshot, site })
      : readMediaLibrary(snapshot, site);
    current.set(site, { before: snapshot, library });
    keepLast(known[site], library.version, library, VERSIONS_KEPT);
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
      const found = results.get(key) ?? findMedia(library, search);
      keepLast(results, key, found, searchesKept);
      return found;
    },
    close: stop,
  };
}
