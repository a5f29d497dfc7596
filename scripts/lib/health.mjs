// What the API says of the instance: ready for readers, and the state of every part (docs/operate.md).

const LOOK_MS = 100;
const WATCH_MS = 10_000;
/** `api` is what `askState` says when the API does not answer. */
const NEEDED = new Set(['api', 'database', 'release', 'web', 'cms']);

const troubles = (parts) =>
  Object.entries(parts)
    .filter(([, part]) => !part.ok)
    .map(([name, part]) => `${name}: ${part.state}`);

/** `token` is the one by which the API knows this start: it sees the details in production too. */
export function createHealth({ url, token, fetch = globalThis.fetch, watchMs = WATCH_MS }) {
  async function askState() {
    try {
      const response = await fetch(`${url}/health/state`, {
        headers: { 'x-vitrine-cms-token': token },
        signal: AbortSignal.timeout(30_000),
      });
      return (await response.json()).parts;
    } catch (error) {
      return { api: { ok: false, state: error.message } };
    }
  }

  /** What a start waits for, in words: more than `/health/ready` asks for, because staff begin to work too. */
  async function lacking(without) {
    const parts = await askState();
    return troubles(Object.fromEntries(Object.entries(parts).filter(([name]) => NEEDED.has(name) && !without.has(name))));
  }
  /** Parts that were told of as not ok. */
  const told = new Set();

  return {
    /** Every part that is not as it should be, in words. */
    async degraded() {
      const parts = await askState();
      for (const [name, part] of Object.entries(parts)) if (!part.ok) told.add(name);
      return troubles(parts);
    },
    /**
     * Waits until readers and staff are served, at most `milliseconds`; answers what still keeps them from it. `without`: parts that are
     * not waited for, because they are known not to start.
     */
    async untilReady(milliseconds, without = new Set()) {
      const deadline = Date.now() + milliseconds;
      for (;;) {
        const missing = await lacking(without);
        if (missing.length === 0 || Date.now() >= deadline) return missing;
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    },
    /** Tells, a line each, which part is not ok any more (at two looks in turn) and which one is again. Answers what ends it. */
    watch(tell) {
      let before = null;
      const timer = setInterval(async () => {
        const parts = await askState();
        for (const [name, part] of Object.entries(parts)) {
          if (part.ok && told.delete(name)) tell(`${name} is ok again: ${part.state}`);
          if (!part.ok && before?.[name]?.ok === false && !told.has(name)) {
            told.add(name);
            tell(`${name} is not ok: ${part.state}`);
          }
        }
        if (parts.api === undefined && told.delete('api')) tell('api is ok again: answers');
        before = parts;
      }, watchMs).unref();
      return () => clearInterval(timer);
    },
  };
}
