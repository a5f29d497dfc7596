import type { MediaItemDocument } from '@vitrine/contract/media-library.ts';
import { contentHash } from '@vitrine/server/files.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MediaLibrary, nextMediaLibrary, readMediaLibrary } from './media-library.ts';
import type { ReleaseDocument, ReleaseSnapshot } from './release-snapshot.ts';

const ITEMS = 10_000;
const keyOf = (n: number) => `de/media-item/m${n}`;

function documentOf(n: number, order: string, title: string): ReleaseDocument {
  const url = `/assets/0123456789abcdef/m${n}.webp`;
  const image = {
    alt: title,
    width: 1,
    height: 1,
    placeholder: '',
    bytes: 1,
    extension: 'webp',
    original: url,
    previews: { autoPreview: url, thumbnailPreview: url },
    srcset: { auto: {}, thumbnail: {} },
  };
  const common = { description: null, link: null, linkText: null, linkTarget: null, categories: [] };
  const item = { ...common, id: `m${n}`, title, type: 'image' as const, image };
  const document: MediaItemDocument = { item, order };
  const identity = Buffer.from(JSON.stringify(document));
  return { hash: contentHash(identity), identity, brotli: Buffer.alloc(0) };
}

const place = (n: number) => String(n).padStart(6, '0');
const releaseOf = (documents: Iterable<[string, ReleaseDocument]>): ReleaseSnapshot => ({
  releaseId: 1,
  documents: new Map(documents),
});
function after(before: ReleaseSnapshot, changes: ReadonlyMap<string, ReleaseDocument | null>): ReleaseSnapshot {
  const documents = new Map(before.documents);
  for (const [key, document] of changes) {
    if (document) documents.set(key, document);
    else documents.delete(key);
  }
  const { releaseId } = before;
  return { releaseId: releaseId + 1, documents, since: { releaseId, keys: [...changes.keys()] } };
}
const shown = ({ version, items }: MediaLibrary) => ({ version, items: items.map(({ id, title }) => [id, title]) });

test('items that come, go, move and change give the library that reading all of them gives', () => {
  const edits = fc.array(
    fc.tuple(fc.nat({ max: 9 }), fc.option(fc.tuple(fc.nat({ max: 20 }), fc.constantFrom('Wolf', 'Kutter'))), fc.boolean()),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 8 }), (releases) => {
      let before = releaseOf([]);
      let library = readMediaLibrary(before, 'de');
      for (const changed of releases) {
        const changes = new Map<string, ReleaseDocument | null>();
        for (const [n, content, isOther] of changed) {
          if (isOther) changes.set(`de/product/p${n}`, documentOf(n, 'x', 'x'));
          else changes.set(keyOf(n), content && documentOf(n, place(content[0]), content[1]));
        }
        const snapshot = after(before, changes);
        library = nextMediaLibrary(library, { before, snapshot, site: 'de' });
        expect(shown(library)).toEqual(shown(readMediaLibrary(snapshot, 'de')));
        before = snapshot;
      }
    }),
    { numRuns: 60 },
  );
});

test(`an edit of one of ${ITEMS} items reads that item and no other`, () => {
  const before = releaseOf(Array.from({ length: ITEMS }, (_, n) => [keyOf(n), documentOf(n, place(n), `Bild ${n}`)]));
  const former = readMediaLibrary(before, 'de');
  const snapshot = after(before, new Map([[keyOf(5000), documentOf(5000, place(0), 'Neu')]]));
  const read: string[] = [];
  const watched = (documents: ReadonlyMap<string, ReleaseDocument>) =>
    new Proxy(documents, {
      get(target, name) {
        if (name !== 'get') throw new Error(`all documents are looked through: ${String(name)}`);
        return (key: string) => {
          read.push(key);
          return target.get(key);
        };
      },
    });
  const library = nextMediaLibrary(former, {
    before: { ...before, documents: watched(before.documents) },
    snapshot: { ...snapshot, documents: watched(snapshot.documents) },
    site: 'de',
  });
  expect(new Set(read)).toEqual(new Set([keyOf(5000), 'de/media-library/categories']));
  expect(library.items).toHaveLength(ITEMS);
  expect(library.items.slice(0, 2).map(({ title }) => title)).toEqual(['Bild 0', 'Neu']);
  expect(library.items.find(({ id }) => id === 'm7')).toBe(former.items[7]);
  expect(library.version).toBe(readMediaLibrary(snapshot, 'de').version);
});
