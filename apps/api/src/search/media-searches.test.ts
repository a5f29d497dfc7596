import { MEDIA_HITS_MAX } from '@vitrine/contract/search.ts';
import type { CurrentRelease } from '@vitrine/release/current-release.ts';
import type { ReleaseDocument, ReleaseSnapshot } from '@vitrine/release/release-snapshot.ts';
import { contentHash } from '@vitrine/server/files.ts';
import { expect, test } from 'vitest';
import { mediaItemOf } from '../testing/test-server.ts';
import { createMediaSearches } from './media-searches.ts';

const ITEMS = 10_000;
const keyOf = (n: number) => `de/media-item/m${n}`;

function documentOf(n: number, word: string): ReleaseDocument {
  const identity = Buffer.from(JSON.stringify(mediaItemOf(`m${n}`, word, String(n), [])));
  return { hash: contentHash(identity), identity, brotli: Buffer.alloc(0) };
}

/** Releases that follow each other, in memory. */
function releases(first: ReleaseSnapshot) {
  const listeners = new Set<(releaseId: number) => void>();
  let snapshot = first;
  const release: Pick<CurrentRelease, 'snapshot' | 'on'> = {
    get snapshot() {
      return snapshot;
    },
    on(_event, listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    release,
    follow(next: ReleaseSnapshot) {
      snapshot = next;
      for (const listener of listeners) listener(next.releaseId);
    },
  };
}

/** Documents that can be asked for one by one, and not looked through. */
const closed = (documents: ReadonlyMap<string, ReleaseDocument>, asked: string[]) =>
  new Proxy(documents, {
    get(target, name) {
      if (name !== 'get') throw new Error(`all documents are looked through: ${String(name)}`);
      return (key: string) => {
        asked.push(key);
        return target.get(key);
      };
    },
  });

test(`${ITEMS} media are searched in memory, and an edit of one reads that one`, async () => {
  const documents = new Map(
    Array.from({ length: ITEMS }, (_, n) => [keyOf(n), documentOf(n, n === 4711 ? 'Trichter' : `Bild${n}`)]),
  );
  const { release, follow } = releases({ releaseId: 1, documents });
  const searches = createMediaSearches(release);
  const found = async (query: string) => (await searches.find('de', query)).hits.map(({ entry }) => entry.id);
  expect(await found('Trichter')).toEqual(['media/m4711']);
  expect(await found('Trichtre'), 'one typing error').toEqual(['media/m4711']);
  const countOf = async (query: string) => (await searches.find('de', query)).count;
  expect(await countOf('Bild')).toBe(ITEMS);
  expect((await found('Bild')).length, 'the best of them').toBe(MEDIA_HITS_MAX);
  expect(await searches.find('de', 'Bild'), 'kept, until something is published').toBe(await searches.find('de', 'Bild'));

  const asked: string[] = [];
  const edited = new Map(documents).set(keyOf(17), documentOf(17, 'Schnecke'));
  edited.delete(keyOf(4711));
  const keys = [keyOf(17), keyOf(4711), 'de/product/ww-200', 'en/media-item/m17'];
  follow({ releaseId: 2, documents: closed(edited, asked), since: { releaseId: 1, keys } });
  expect(await found('Schnecke')).toEqual(['media/m17']);
  expect(await countOf('Bild')).toBe(ITEMS - 1);
  expect(await found('Trichter')).toEqual([]);
  expect(new Set(asked)).toEqual(new Set([keyOf(17), keyOf(4711), 'de/search-index/_all']));

  // A release that does not follow the one that is known: all is read.
  follow({ releaseId: 9, documents: new Map([[keyOf(1), documentOf(1, 'Trichter')]]), since: { releaseId: 8, keys: [] } });
  expect(await found('Trichter')).toEqual(['media/m1']);
  expect(await found('Schnecke')).toEqual([]);
  searches.close();
});
