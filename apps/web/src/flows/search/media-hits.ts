import { queryOptions, useQuery } from '@tanstack/react-query';
import { readAnswer } from '@vitrine/contract/read-answer.ts';
import { MEDIA_SEARCH_PATH, mediaSearchAnswer } from '@vitrine/contract/search.ts';
import { SEARCH_MAX } from '@vitrine/contract/search-length.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { plainText } from '@vitrine/search/fold.ts';
import type { MediaHit } from '@vitrine/search/merge-hits.ts';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { apiCall } from '../../api/client.ts';
import { records } from '../../api/records.ts';
import { useOnline } from '../../shell/use-online.ts';

/** The server is asked when typing rests that long: a word is typed faster, and what comes for half of it would only be in the way of the next key. */
const REST_MS = 250;
const STALE_MS = 60_000;

const mediaQuery = (language: Language, words: string) =>
  queryOptions({
    queryKey: [MEDIA_SEARCH_PATH, language, words],
    queryFn: async ({ signal }) => {
      const path = `${MEDIA_SEARCH_PATH}?${new URLSearchParams({ query: words })}`;
      const { body } = await apiCall(path, { signal, language });
      return records.prepare(readAnswer(mediaSearchAnswer, body).data);
    },
    staleTime: STALE_MS,
    retry: false,
  });

/** Media that were found at the server: the best of them, and how many there are. */
export interface MediaHits {
  hits: readonly MediaHit[];
  count: number;
}

/** none (nothing to ask for) | loading ─▶ found | failed, which may be asked again; offline: without a connection they cannot be asked for. */
export type MediaSearch =
  | { state: 'none' | 'loading' | 'offline' }
  | { state: 'failed'; retry: () => void }
  | { state: 'found'; found: MediaHits };

/** What the media library has for a search. */
export function useMediaHits(asked: string, language: Language): MediaSearch {
  const online = useOnline();
  const [rested, setRested] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(asked)), REST_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const words = plainText(rested).slice(0, SEARCH_MAX);
  const { data, isError, isFetching, refetch } = useQuery({
    ...mediaQuery(language, words),
    enabled: online && words !== '',
  });
  const isAsked = plainText(asked) !== '';
  const isUnderWay = rested !== asked || isFetching;
  return useMemo((): MediaSearch => {
    if (!isAsked) return { state: 'none' };
    if (!online) return { state: 'offline' };
    if (data && rested === asked) return { state: 'found', found: data };
    if (isUnderWay || !isError) return { state: 'loading' };
    return { state: 'failed', retry: () => void refetch() };
  }, [asked, rested, isAsked, online, data, isUnderWay, isError, refetch]);
}
