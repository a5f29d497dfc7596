import { mediaItemDocument } from '@vitrine/contract/media-library.ts';
import { mediaPage } from '@vitrine/release/find-media.ts';
import type { ReleaseDocument, ReleaseSnapshot } from '@vitrine/release/release-snapshot.ts';
import { contentHash } from '@vitrine/server/files.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mediaItemOf } from '../testing/test-server.ts';
import { createLibraries } from './libraries.ts';

const documentOf = (body: object): ReleaseDocument => {
  const identity = Buffer.from(JSON.stringify(body));
  return { hash: contentHash(identity), identity, brotli: Buffer.alloc(0) };
};
const CATEGORIES = documentOf({
  status_code: 200,
  data: {
    machines: { identifier: 'machines', position: 0, title: 'Maschinen', items: [{ id: 'w', title: 'Wölfe', children: [] }] },
  },
});

/** One edit: the number of an item, and its new place and filter, or null where it is taken out. */
const edit = fc.tuple(fc.nat({ max: 79 }), fc.option(fc.tuple(fc.nat({ max: 99 }), fc.boolean()), { freq: 3 }));
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

/** The release that follows, with the changes, as the API reads it: with what changed, or, where it missed one, without. */
function after(before: ReleaseSnapshot, edits: readonly Edit[], isMissed: boolean): ReleaseSnapshot {
  const documents = new Map(before.documents);
  for (const [n, content] of edits) {
    const key = `de/media-item/m${n}`;
    if (content === null) documents.delete(key);
    else {
      const [place, isGrinder] = content;
      const item = mediaItemOf(`m${n}`, `Bild ${n}`, String(place).padStart(3, '0'), isGrinder ? ['w'] : []);
      documents.set(key, documentOf(mediaItemDocument.parse(item)));
    }
  }
  const { releaseId } = before;
  const since = { releaseId, keys: edits.map(([n]) => `de/media-item/m${n}`) };
  return { releaseId: releaseId + 1, documents, ...(!isMissed && { since }) };
}

test('a visitor who scrolls while editors publish sees each item once and misses none, with a filter or without', () => {
  const start = fc.array(edit, { maxLength: 80 });
  const releases = fc.array(fc.tuple(fc.array(edit, { maxLength: 6 }), fc.boolean()), { maxLength: 12 });
  fc.assert(
    fc.property(start, releases, fc.constantFrom([], ['w']), (first, following, filters) => {
      const empty: ReleaseSnapshot = { releaseId: 0, documents: new Map([['de/media-library/categories', CATEGORIES]]) };
      const release = { snapshot: after(empty, first, true), on: () => () => {} };
      const libraries = createLibraries(release);
      const search = { type: null, filters };
      const begun = libraries.find('de');
      const expected = libraries.search(begun, search).items.map(({ id }) => id);

      const seen: string[] = [];
      const edits = following.values();
      for (let page = 1; ; page++) {
        const library = libraries.find('de', begun.version);
        const shown = mediaPage(libraries.search(library, search).items, page);
        if (shown.length === 0) break;
        seen.push(...shown.map(({ id }) => id));
        const next = edits.next();
        if (!next.done) release.snapshot = after(release.snapshot, ...next.value);
      }
      expect(seen).toEqual(expected);
      expect(new Set(seen).size).toBe(seen.length);
      libraries.close();
    }),
    { numRuns: 200 },
  );
});
