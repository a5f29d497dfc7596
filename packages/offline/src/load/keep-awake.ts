import { AWAKE_MS } from '../constants.ts';
import type { EngineContext } from '../engine.ts';

/**
 * Keeps the computer awake; answers how to let it sleep again. A computer that cannot be kept awake loads all the same, and so does one
 * whose system does not answer: a load neither begins nor ends with the answer.
 */
export async function keepAwake({ power, clock, report }: EngineContext): Promise<() => void> {
  const failed = (error: unknown) => report({ what: 'offline keep awake failed', detail: String(error) });
  const held = power.keepAwake('offline').catch((error: unknown) => {
    failed(error);
    return async () => {};
  });
  const answered = new AbortController();
  // A clock may tell of an abort by its rejection or by its end.
  await Promise.race([held, clock.sleep(AWAKE_MS, answered.signal).catch(() => null)]);
  answered.abort();
  return () => void held.then((letSleep) => letSleep()).catch(failed);
}
