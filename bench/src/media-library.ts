/**
 * A page of a media library of 10,000 items, with filters and counts, as the API makes it from memory and as it answers it over HTTP: p95 of the calls, each
 * of another search so that no result is kept from the call before. A search of a word that all of them have. And what one edit of an item costs: reading the
 * library anew after it.
 */
import { filterTree } from '@vitrine/contract/media-filters.ts';
import { MEDIA_HITS_MAX } from '@vitrine/contract/search.ts';
import { findMedia, mediaPage } from '@vitrine/release/find-media.ts';
import { nextMediaLibrary, readMediaLibrary } from '@vitrine/release/media-library.ts';
import type { ReleaseDocument, ReleaseSnapshot } from '@vitrine/release/release-snapshot.ts';
import { mediaEntry } from '@vitrine/release/search/media-entry.ts';
import { SEARCH_WORDS } from '@vitrine/release/search/search-terms.ts';
import { createCorpus } from '@vitrine/search/corpus.ts';
import { searchIn } from '@vitrine/search/search.ts';
import { contentHash } from '@vitrine/server/files.ts';
import { libraryImage } from './library-image.ts';
import { CALLS, CATEGORIES, ITEMS, itemOf, p95, searchOf } from './media-library/made-library.ts';
import { pagesOverHttp } from './media-library/over-http.ts';
import { report } from './report.ts';

const PAGE_P95_MS = 50;
const SEARCH_MS = 50;
const EDIT_MS = 5;
const EDITS = 40;
const ROUNDS = 5;

const documentOf = (body: object): ReleaseDocument => {
  const identity = Buffer.from(JSON.stringify(body));
  return { hash: contentHash(identity), identity, brotli: Buffer.alloc(0) };
};

const documents = new Map<string, ReleaseDocument>([
  ['de/media-library/categories', documentOf({ status_code: 200, data: CATEGORIES })],
]);
for (let n = 0; n < ITEMS; n++) documents.set(`de/media-item/item-${n}`, documentOf(itemOf(n)));
const snapshot: ReleaseSnapshot = { releaseId: 1, documents };
const library = readMediaLibrary(snapshot, 'de');
if (library.items.length !== ITEMS || library.tree.places.size !== filterTree(CATEGORIES).places.size) throw new Error('library');

/** The media as the search of the API has them; each is found by the first word. */
const found = createCorpus('de');
found.add(Array.from({ length: ITEMS }, (_, n) => mediaEntry('de', libraryImage(n, `Lochscheibe ${n} der Maschine`))));
const search = searchIn(found, { language: 'de', words: SEARCH_WORDS.de, synonyms: [], names: new Set() });
/** Whole words, parts, a beginning and a typing error. */
const WORDS = ['Lochscheibe', 'Scheibe', 'Masch', 'Lohcscheibe', 'Lochscheiben'];

const timed = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const pages = () =>
  Array.from({ length: CALLS }, (_, n) =>
    timed(() => {
      const search = searchOf(n);
      const found = findMedia(library, search);
      return Buffer.concat([
        ...mediaPage(found.items, search.page).map(({ json }) => json),
        Buffer.from(JSON.stringify(found.counts)),
      ]);
    }),
  );
/** A word that all of the media have, as it is first asked for; the answer is kept until the next release. */
const searches = () =>
  WORDS.map((word) =>
    timed(() => {
      if (search.find(word, MEDIA_HITS_MAX).count !== ITEMS) throw new Error(word);
    }),
  );
/** What an edit costs the API: the library of the release that has it; mean of some, one after another. */
const following = Array.from({ length: EDITS }, (_, n) => {
  const key = `de/media-item/item-${n}`;
  const edited = new Map(documents).set(key, documentOf(itemOf(n, `Neu ${n}`)));
  return { releaseId: 2, documents: edited, since: { releaseId: 1, keys: [key] } };
});
const editAll = () => {
  for (const next of following) nextMediaLibrary(library, { before: snapshot, snapshot: next, site: 'de' });
};
/** The quietest of the rounds: what else the machine does only adds to it. */
const best = (round: () => number) => Math.min(...Array.from({ length: ROUNDS }, round));

const row = (what: string, ours: number, limit: number) => ({
  what,
  unit: 'ms',
  ours,
  peer: limit,
  against: 'the limit',
  ratio: ours / limit,
  bound: { atMost: 1 },
});
process.exitCode = (await report('media-library', [
  row(
    `a page of ${ITEMS} items, p95, fastest of ${ROUNDS} rounds`,
    best(() => p95(pages())),
    PAGE_P95_MS,
  ),
  row(
    `one word that all of ${ITEMS} media have, slowest of ${WORDS.length} words, fastest of ${ROUNDS} rounds`,
    best(() => Math.max(...searches())),
    SEARCH_MS,
  ),
  row(
    `an edit of one of ${ITEMS} items, mean, fastest of ${ROUNDS} rounds`,
    best(() => timed(editAll) / EDITS),
    EDIT_MS,
  ),
  // After the others, whose rounds have the machine to themselves.
  row(
    `a page of ${ITEMS} items over HTTP with a log-in, in Brotli, p95 of ${CALLS} calls one after the other`,
    p95(await pagesOverHttp()),
    PAGE_P95_MS,
  ),
]))
  ? 0
  : 1;
