import { queryOptions, useQuery } from '@tanstack/react-query';
import { readAnswer } from '@vitrine/contract/read-answer.ts';
import { MEDIA_SEARCH_PATH, mediaSearchAnswer, SEARCH_MAX } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { plainText } from '@vitrine/search/fold.ts';
import type { Hit } from '@vitrine/search/search.ts';
import { useEffect, useState } from 'react';
import { apiCall } from '../../api/client.ts';
import { records } from '../../api/records.ts';
import { useOnline } from '../../shell/use-online.ts';

/** The server is asked when typing rests that long: a word is typed faster. */
const REST_MS = 150;
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
  hits: readonly Hit[];
  count: number;
}

/** Media that were found: null where there are none to ask for, without a connection say; undefined while the answer is on its way. */
export function useMediaHits(asked: string, language: Language): MediaHits | null | undefined {
  const online = useOnline();
  const [rested, setRested] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setRested(asked), REST_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const words = plainText(rested).slice(0, SEARCH_MAX);
  const { data, isError } = useQuery({ ...mediaQuery(language, words), enabled: online && words !== '' });
  if (!online || plainText(asked) === '') return null;
  if (rested !== asked) return undefined;
  return data ?? (isError ? null : undefined);
}
