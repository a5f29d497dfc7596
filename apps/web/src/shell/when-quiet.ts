import { isDesktopApp, platform } from '../platform.ts';

/** For so long nothing must have come, ms. */
const QUIET_MS = 2000;

/**
 * Calls once when the page has loaded what it shows: nothing has come for two seconds, `isBusy` says that nothing is asked for, and code can
 * come: a browser keeps that a file did not come and refuses it until a reload. Answers what takes it back.
 */
export function whenQuiet(isBusy: () => boolean, then: () => void): () => void {
  let timer = setTimeout(check, QUIET_MS);
  const observer = new PerformanceObserver(later);
  observer.observe({ type: 'resource' });
  function later() {
    clearTimeout(timer);
    timer = setTimeout(check, QUIET_MS);
  }
  function check() {
    if (isBusy() || !(isDesktopApp() || platform.online.isOnline())) return later();
    observer.disconnect();
    then();
  }
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
