import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { SearchKind } from '@vitrine/contract/search.ts';
import { isOnlySimilar } from '@vitrine/search/merge-hits.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { keepSearch } from '../../stores/searches.ts';
import { searchQuery } from './index-query.ts';
import { useMediaHits } from './media-hits.ts';
import { groupHits, groupsOnScreen, type Place } from './options.ts';
import { reportMiss } from './report-miss.ts';
import { useAfterPicture } from './use-after-picture.ts';
import { useMissed } from './use-missed.ts';

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
  const ready = query.data;
  const result = useMemo(() => (ready && text.trim() !== '' ? ready.search.find(text) : null), [ready, text]);
  const media = useMediaHits(text, language);
  const [hasMoved, setMoved] = useState(false);
  const groups = useMemo(
    () => groupHits(result?.hits ?? [], { opened, media: media.state === 'found' ? media.found : null, isMediaLast: hasMoved }),
    [result, media, hasMoved, opened],
  );
  // A key is answered by the first group; the others, which are most of the work, follow when it is on the screen.
  const [first] = groups;
  const others = useAfterPicture(groups);
  const shown = useMemo(() => groupsOnScreen(first, others), [first, others]);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const isNothing = result !== null && count === 0 && !result.isEmpty;
  const isMiss = isNothing && media.state !== 'loading';
  const missed = useMissed(isMiss ? { query: text, isPartial: media.state !== 'found' } : null, isNothing);
  const isSimilar = result !== null && isOnlySimilar(result.asked, result.hits, media.state === 'found' ? media.found.hits : []);

  useEffect(() => {
    const timer = setTimeout(() => {
      // Where media could not be asked for, they may have had it.
      if ((isMiss || isSimilar) && media.state === 'found') reportMiss(text);
      keepTyped(history, text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, isMiss, isSimilar, media.state, history]);

  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  const isLoading = useRef(false);
  useEffect(() => {
    isLoading.current = media.state === 'loading';
  }, [media.state]);
  // The same for every key: rows are made anew only where their hit is another.
  const actions = useMemo(
    () => ({
      setActive(place: Place) {
        setActive((last) => (last.at === place.at && last.cell === place.cell ? last : place));
        // Media that come now go to the end: what is chosen must not move away.
        if (isLoading.current) setMoved(true);
      },
      refuse: () => setRefused(true),
      openGroup: (kind: SearchKind) => setOpened((all) => new Set([...all, kind])),
      /** Opens a hit, by its path in the app; a file has none. Back leads here again, with the same hits. */
      follow(href: string | null) {
        keepSearch(latest.current);
        keepTyped(history, latest.current);
        if (href) history.push(href);
      },
    }),
    [history],
  );

  return {
    text,
    language,
    result,
    groups,
    /** The groups on the screen: the first is that of the last key, those below may still be of the key before. */
    shown,
    active,
    ready,
    isFailed: query.isError && !ready,
    retry: () => void query.refetch(),
    /** Hits of all kinds; those of media only once they have come. */
    count,
    /** Nothing was found, and nothing is on its way; the media library may not have been asked. */
    isMiss,
    /** What is said to have found nothing: it stays until the next key is answered. */
    missed,
    /** What was found is only similar: it has a part of a word that was typed. */
    isSimilar,
    media,
    actions,
    /** A fifth machine was asked for. */
    isRefused,
    type(next: string) {
      setText(next);
      setActive(FIRST);
      setRefused(false);
      setMoved(false);
      setOpened(new Set());
    },
  };
}
export type SearchActions = ReturnType<typeof useSearch>['actions'];

function keepTyped(history: ReturnType<typeof useRouter>['history'], searched: string): void {
  const { href, state } = history.location;
  if (state.overlay === undefined || (state.searched ?? '') === searched) return;
  history.replace(href, { ...state, searched });
  // A page that is opened right after it would take its place in the queue of the history.
  history.flush();
}
