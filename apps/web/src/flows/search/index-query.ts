import { queryOptions } from '@tanstack/react-query';
import { readAnswer } from '@vitrine/contract/read-answer.ts';
import { SEARCH_INDEX_PATH, type SearchIndex, searchIndexAnswer } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { prepareSearch, type Search } from '@vitrine/search/search.ts';
import { apiCall } from '../../api/client.ts';
import { records } from '../../api/records.ts';
import { FIND, isSame, remember } from '../../api/release.ts';
import { offlineMode } from '../../stores/offline-mode.ts';

/** What was published since then is there by then. */
const STALE_MS = 60_000;

/** The disk has pictures in one size, which is not that of the hits. */
const ofDisk = (index: SearchIndex): SearchIndex =>
  offlineMode.getState().isOn
    ? { ...index, entries: index.entries.map((entry) => ({ ...entry, image: entry.imageOffline ?? null })) }
    : index;

/** A search that is ready. */
export interface ReadySearch {
  search: Search;
  language: Language;
}

/** The search of a language: loaded when it is first wanted and kept, so that it is there without a connection. */
export const searchQuery = (language: Language) =>
  queryOptions({
    queryKey: [FIND, language, SEARCH_INDEX_PATH],
    queryFn: async ({ client, queryKey, signal }): Promise<ReadySearch> => {
      const { body, headers } = await apiCall(SEARCH_INDEX_PATH, { signal, language, ofCatalogue: true });
      const known = client.getQueryData<ReadySearch>(queryKey);
      if (known && isSame(known, headers)) {
        remember(known, headers);
        return known;
      }
      const { data } = readAnswer(searchIndexAnswer, body);
      const ready = { search: await prepareSearch(records.prepare(ofDisk(data))), language };
      remember(ready, headers);
      return ready;
    },
    staleTime: STALE_MS,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
