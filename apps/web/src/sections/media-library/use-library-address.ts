import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { stepBack } from '../../shell/step-back.ts';
import { type LibraryAddress, readAddress, writeAddress } from './library-address.ts';
import { FILTER_PANEL } from './use-filter-panel.ts';

/** What the address shows of the library, and how to go on: filters and an open item are steps of the history. */
export function useLibraryAddress() {
  const { history } = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const pages = useRouterState({ select: ({ location }) => location.state.mediaPages ?? 1 });
  const address = useMemo(() => readAddress(search), [search]);

  const hrefOf = useCallback(
    (change: Partial<LibraryAddress>) => {
      const { pathname, search: now } = history.location;
      return pathname + writeAddress(now, { ...readAddress(now), ...change });
    },
    [history],
  );
  const open = useCallback(
    (item: string) => {
      // The second press of a double click, while the first one's viewer is still on its way, is no second step to close.
      if (readAddress(history.location.search).item === item) return;
      history.push(hrefOf({ item }), { mediaPages: history.location.state.mediaPages ?? 1, mediaOpened: true });
    },
    [history, hrefOf],
  );
  const turnTo = useCallback(
    (item: string) => history.replace(hrefOf({ item }), { ...history.location.state }),
    [history, hrefOf],
  );
  const close = useCallback(() => {
    if (readAddress(history.location.search).item === null) return;
    if (history.location.state.mediaOpened) stepBack(history);
    else history.replace(hrefOf({ item: null }), { ...history.location.state });
  }, [history, hrefOf]);
  /** Other filters are another step of the history; those of the open panel are one step together. */
  const filter = useCallback(
    (change: Partial<Pick<LibraryAddress, 'type' | 'filters'>>) => {
      const href = hrefOf({ ...change, item: null });
      if (history.location.state.overlay === FILTER_PANEL) history.replace(href, { overlay: FILTER_PANEL, mediaFiltered: true });
      else history.push(href);
    },
    [history, hrefOf],
  );
  /** Shows one page more, from now on also after going back to here: the step keeps its key, and with it its place. */
  const grow = useCallback(
    (to: number) => {
      const { href, state } = history.location;
      window.history.replaceState({ ...window.history.state, ...state, mediaPages: to }, '', history.createHref(href));
    },
    [history],
  );
  return { search, address, pages, open, turnTo, close, filter, grow, hrefOf };
}
