import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { SCROLL_RESTORE_MS } from '@vitrine/contract/routes.ts';
import { platform } from '../platform.ts';
import { untilPersonScrolls } from './person-scrolls.ts';

const STORED = 'vitrine-scroll';

function stored(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(platform.session.read(STORED) ?? '[]');
    return new Map(
      Array.isArray(entries) ? entries.filter((e): e is [string, number] => Array.isArray(e) && typeof e[1] === 'number') : [],
    );
  } catch {
    return new Map();
  }
}

let isWithin = () => false;

/** Whether the page that opens now does so at a place within it: at a hash of its route, or where one was before. */
export const opensWithin = (): boolean => isWithin();

/**
 * Where a page is after a navigation (shell.md 2): back, forward and reload restore the position after
 * SCROLL_RESTORE_MS, a hash goes to its element, everything else to the top. Then the page has the focus, so that the
 * keyboard and screen readers begin there.
 */
export function followScroll(router: AnyRouter): void {
  history.scrollRestoration = 'manual';
  const steps: RouterHistory = router.history;
  const positions = stored();
  const keyOf = (state: object) => ('__TSR_key' in state && typeof state.__TSR_key === 'string' ? state.__TSR_key : '');
  let restoring = performance.getEntriesByType('navigation').some((e) => 'type' in e && e.type !== 'navigate');
  /** On the way to where one was. The person's own scroll ends it. */
  let restoration: AbortController | null = null;
  let first = true;
  let timer = 0;
  // The router knows no page that is left before it is whole: back from it is, for the router, the page that was there all the time.
  let shownHref = steps.location.href;
  let wasElsewhere = false;

  let settled = keyOf(steps.location.state);
  let shown = settled;
  steps.subscribe(({ action }) => {
    // The steps of an overlay have the address of their page.
    wasElsewhere ||= steps.location.href !== shownHref;
    // The page that is left is still there. Its last turn of the wheel may not have been told yet.
    if (settled === shown) positions.set(shown, scrollY);
    shown = keyOf(steps.location.state);
    restoring = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
  });
  isWithin = () => {
    const { hash, state } = router.latestLocation;
    return hash !== '' || (restoring && (positions.get(keyOf(state)) ?? 0) > 0);
  };
  addEventListener(
    'scroll',
    () => {
      if (settled === shown) positions.set(shown, scrollY);
    },
    { passive: true },
  );
  addEventListener('pagehide', () => platform.session.write(STORED, JSON.stringify([...positions].slice(-50))));

  router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
    // A browser that takes away what has the focus lays out the page that is left once more. A link does nothing when it loses it.
    if (pathChanged) document.querySelector<HTMLElement>('main a:focus')?.blur();
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged }) => {
    const initial = first;
    first = false;
    settled = keyOf(toLocation.state);
    const isBackFromPending = wasElsewhere && restoring && !hrefChanged;
    wasElsewhere = false;
    shownHref = steps.location.href;
    if (!initial && !hrefChanged && !isBackFromPending) return;
    clearTimeout(timer);
    restoration?.abort();
    // Filters and an open picture are in the search of the address: the page is the same, and stays where it is unless one goes back.
    const isSame = fromLocation?.pathname === toLocation.pathname && !toLocation.hash;
    const stays = !initial && isSame && router.state.matches.at(-1)?.staticData.keepsPage === true;
    if (stays && !(restoring && positions.has(settled))) return;
    const samePage = fromLocation?.pathname === toLocation.pathname && fromLocation.searchStr === toLocation.searchStr;
    const opensPage = !initial && (!samePage || isBackFromPending) && !stays;
    // Before the page is laid out for its position: else it would be styled once more.
    if (opensPage) document.documentElement.dataset.navigated = 'true';
    if (restoring) {
      const top = positions.get(settled) ?? 0;
      const own = untilPersonScrolls();
      restoration = own;
      settled = '';
      timer = window.setTimeout(() => {
        const key = keyOf(toLocation.state);
        settled = key;
        if (own.signal.aborted) {
          if (shown === key) positions.set(key, scrollY);
          return;
        }
        scrollTo({ top, behavior: 'instant' });
        void import(/* later: a page may grow late */ './reach-place.ts').then(({ reachPlace }) =>
          reachPlace(top, own, () => shown !== key),
        );
      }, SCROLL_RESTORE_MS);
    } else if (toLocation.hash) {
      const target = document.getElementById(toLocation.hash);
      // A page that opens begins there. Else the way there is shown, in the time of every smooth scroll (shell.md 9).
      if (initial) target?.scrollIntoView({ behavior: 'instant' });
      else if (target) void import('./smooth-scroll.ts').then(({ smoothScrollToId }) => smoothScrollToId(toLocation.hash));
    } else {
      const moves = scrollY > 0;
      scrollTo({ top: 0, behavior: 'instant' });
      // The browser says so with the next frame, where what follows it would be rendered and laid out a second time.
      if (moves) dispatchEvent(new Event('scroll'));
    }
    if (opensPage) document.getElementById('content')?.focus({ preventScroll: true });
  });
}
