/** For so long nothing must have come, ms. */
const QUIET_MS = 2000;

/**
 * Calls once when the page has loaded what it shows: nothing has come for two seconds, and `isBusy` says that nothing is asked for.
 * Answers what takes it back.
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
    if (isBusy()) return later();
    observer.disconnect();
    then();
  }
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
