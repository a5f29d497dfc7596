import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { SearchKind } from '@vitrine/contract/search.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { keepSearch } from '../../stores/searches.ts';
import { searchQuery } from './index-query.ts';
import { useMediaHits } from './media-hits.ts';
import { groupHits, type Place } from './options.ts';
import { reportMiss } from './report-miss.ts';

/** Typing has come to rest: what was typed is kept in the history, and counted if nothing was found. */
const REST_MS = 900;

const FIRST: Place = { at: 0, cell: 'hit' };

/** What is typed, and what it finds. */
export function useSearch() {
  const { history } = useRouter();
  const { language } = useLanguage();
  const query = useQuery(searchQuery(language));
  const [text, setText] = useState(() => history.location.state.searched ?? '');
  const [opened, setOpened] = useState<ReadonlySet<SearchKind>>(new Set());
  const [active, setActive] = useState(FIRST);
  const [isRefused, setRefused] = useState(false);
  const asked = useDeferredValue(text);
  const ready = query.data;
  const result = useMemo(() => (ready && asked.trim() !== '' ? ready.search.find(asked) : null), [ready, asked]);
  const media = useMediaHits(asked, language);
  const [hasMoved, setMoved] = useState(false);
  const groups = useMemo(
    () => groupHits(result?.hits ?? [], { opened, media: media.state === 'found' ? media.found : null, isMediaLast: hasMoved }),
    [result, media, hasMoved, opened],
  );
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const isMiss = result !== null && count === 0 && media.state !== 'loading' && !result.isEmpty;

  useEffect(() => {
    const timer = setTimeout(() => {
      // Where media could not be asked for, they may have had it.
      if (isMiss && media.state === 'found') reportMiss(asked);
      keepTyped(history, asked);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [asked, isMiss, media.state, history]);

  return {
    text,
    asked,
    language,
    result,
    groups,
    active,
    ready,
    isFailed: query.isError && !ready,
    retry: () => void query.refetch(),
    /** Hits of all kinds; those of media only once they have come. */
    count,
    /** Nothing was found, and nothing is on its way; the media library may not have been asked. */
    isMiss,
    media,
    setActive(place: Place) {
      setActive(place);
      // Media that come now go to the end: what is chosen must not move away.
      if (media.state === 'loading') setMoved(true);
    },
    /** A fifth machine was asked for. */
    isRefused,
    refuse: () => setRefused(true),
    type(next: string) {
      setText(next);
      setActive(FIRST);
      setRefused(false);
      setMoved(false);
      setOpened(new Set());
    },
    openGroup: (kind: SearchKind) => setOpened((all) => new Set([...all, kind])),
    /** Before a hit is opened: back leads here again, with the same hits. */
    leave() {
      keepSearch(text);
      keepTyped(history, text);
    },
  };
}
export type SearchState = ReturnType<typeof useSearch>;

function keepTyped(history: ReturnType<typeof useRouter>['history'], searched: string): void {
  const { href, state } = history.location;
  if (state.overlay === undefined || (state.searched ?? '') === searched) return;
  history.replace(href, { ...state, searched });
  // A page that is opened right after it would take its place in the queue of the history.
  history.flush();
}
