/** Two minutes without a job taken or looked for. */
const LOOKS = { everyMs: 5000, count: 24 };

/**
 * Calls `onIdle` once when the worker took no jobs at `count` looks in turn: its event loop still answers the supervisor then, so
 * would not be noticed otherwise. Looks are counted and not the time, which passes for a machine that sleeps. Answers what ends it.
 */
export function watchIdleness(takesJobs: () => boolean, onIdle: () => void, { everyMs, count } = LOOKS): () => void {
  let idle = 0;
  const timer = setInterval(() => {
    idle = takesJobs() ? 0 : idle + 1;
    if (idle < count) return;
    clearInterval(timer);
    onIdle();
  }, everyMs);
  return () => clearInterval(timer);
}
