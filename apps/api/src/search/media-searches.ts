import { mediaItemDocument, mediaItemIdOf, mediaItemPath } from '@vitrine/contract/media-library.ts';
import { MEDIA_HITS_MAX, SEARCH_INDEX_PATH, type SearchEntry, searchIndexAnswer } from '@vitrine/contract/search.ts';
import { LANGUAGES, type Language } from '@vitrine/contract/sites.ts';
import type { CurrentRelease } from '@vitrine/release/current-release.ts';
import { documentKey, type ReleaseDocument, type ReleaseSnapshot } from '@vitrine/release/release-snapshot.ts';
import { mediaEntry } from '@vitrine/release/search/media-entry.ts';
import { SEARCH_WORDS } from '@vitrine/release/search/search-terms.ts';
import { type Corpus, createCorpus, namesIn } from '@vitrine/search/corpus.ts';
import { type Search, type SearchResult, searchIn } from '@vitrine/search/search.ts';

/** The media of a site as they are searched, as far as a release. */
interface Searched {
  snapshot: ReleaseSnapshot;
  corpus: Corpus;
  search: Search;
  /** Answers of this release, by what was asked. */
  answers: Map<string, MediaAnswer>;
}

/** The best media that were found, and how many there are. */
export type MediaAnswer = Pick<SearchResult, 'hits' | 'count'>;

/** Answers that are kept of a release; a search of one word over thousands of media takes as long as many others. */
const ANSWERS_MAX = 500;

function find({ search, answers }: Searched, query: string): MediaAnswer {
  const known = answers.get(query);
  if (known) return known;
  const { hits, count } = search.find(query, MEDIA_HITS_MAX);
  const [oldest] = answers.size >= ANSWERS_MAX ? answers.keys() : [];
  if (oldest !== undefined) answers.delete(oldest);
  answers.set(query, { hits, count });
  return { hits, count };
}

const entryOf = (site: Language, { identity }: ReleaseDocument): SearchEntry =>
  mediaEntry(site, mediaItemDocument.parse(JSON.parse(identity.toString('utf8'))).item);

const indexOf = ({ documents }: ReleaseSnapshot, site: Language) => documents.get(documentKey(site, SEARCH_INDEX_PATH));

/** Reads a search as the app does: with the synonyms and the type names of the index, so that both find the same parts in it. */
function searchOf(site: Language, snapshot: ReleaseSnapshot, corpus: Corpus): Search {
  const document = indexOf(snapshot, site);
  const index = document && searchIndexAnswer.parse(JSON.parse(document.identity.toString('utf8'))).data;
  const names = new Set(index?.entries.flatMap(namesIn));
  return searchIn(corpus, { language: site, words: SEARCH_WORDS[site], synonyms: index?.synonyms ?? [], names });
}

/** From all documents, each 0.2 ms; in small steps, for there may be thousands. */
async function readAll(site: Language, snapshot: ReleaseSnapshot): Promise<Searched> {
  const corpus = createCorpus(site);
  const prefix = documentKey(site, mediaItemPath(''));
  const documents = [...snapshot.documents].filter(([key]) => key.startsWith(prefix));
  await corpus.addInSteps(documents, ([, document]) => entryOf(site, document));
  return { snapshot, corpus, search: searchOf(site, snapshot, corpus), answers: new Map() };
}

/** From what changed since the release before: an edit of one item costs that item. */
function readChanged(site: Language, { snapshot: before, corpus, search }: Searched, snapshot: ReleaseSnapshot): Searched {
  const prefix = documentKey(site, '');
  for (const key of snapshot.since?.keys ?? []) {
    const id = key.startsWith(prefix) ? mediaItemIdOf(key.slice(prefix.length)) : null;
    if (id === null) continue;
    const document = snapshot.documents.get(key);
    if (document) corpus.add([entryOf(site, document)]);
    else corpus.remove(`media/${id}`);
  }
  const isSame = indexOf(before, site)?.hash === indexOf(snapshot, site)?.hash;
  return { snapshot, corpus, search: isSame ? search : searchOf(site, snapshot, corpus), answers: new Map() };
}

export interface MediaSearches {
  /** Searches a site's media in the current release. */
  find(site: Language, query: string): Promise<MediaAnswer>;
  close(): void;
}

/** The media of the current release, searched in memory with the rules of the app's own search. Read when they are first asked for. */
export function createMediaSearches(release: Pick<CurrentRelease, 'snapshot' | 'on'>): MediaSearches {
  const known = new Map<Language, Searched>();
  const reading = new Map<Language, Promise<void>>();

  /** What is known, brought to a release; null where all has to be read. */
  function followed(site: Language): Searched | null {
    const last = known.get(site);
    const { snapshot } = release;
    if (!last || last.snapshot === snapshot) return last ?? null;
    if (snapshot.since?.releaseId !== last.snapshot.releaseId) return null;
    const next = readChanged(site, last, snapshot);
    known.set(site, next);
    return next;
  }
  async function read(site: Language): Promise<void> {
    known.set(site, await readAll(site, release.snapshot));
  }
  // Each release is followed as it comes, so that none is left out.
  const stop = release.on('change', () => {
    for (const site of LANGUAGES) if (known.has(site) && !followed(site)) known.delete(site);
  });
  return {
    async find(site, query) {
      for (;;) {
        // While all was read, releases may have come: they are followed, or all is read once more.
        const ready = followed(site);
        if (ready) return find(ready, query);
        const begun = reading.get(site) ?? read(site).finally(() => reading.delete(site));
        reading.set(site, begun);
        await begun;
      }
    },
    close: stop,
  };
}
