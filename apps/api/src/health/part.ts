import type { healthAnswer } from '@vitrine/contract/health.ts';
import type { z } from 'zod';

export type PartStates = NonNullable<z.infer<typeof healthAnswer>['parts']>;
/** What the health answers say of one part. */
export type PartState = PartStates[string];

/** A part looked at for at most `milliseconds`; what throws is not ok. The reason never holds an address or a password. */
export async function lookAt(check: () => Promise<PartState>, milliseconds: number): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<PartState>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, state: `no answer within ${milliseconds} ms` }), milliseconds);
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
    return { ok: false, state: code === 'ECONNREFUSED' ? 'not reachable' : code };
  } finally {
    clearTimeout(timer);
  }
}

/** The check's last good answer for `milliseconds`: for parts that should not be asked at every call. */
export function remembered(check: () => Promise<PartState>, milliseconds: number): () => Promise<PartState> {
  let last: { state: PartState; until: number } | null = null;
  return async () => {
    if (last && last.until > Date.now()) return last.state;
    const state = await check();
    last = state.ok ? { state, until: Date.now() + milliseconds } : null;
    return state;
  };
}

/** A caller during a look gets that look's answer. */
export function together(look: () => Promise<PartStates>): () => Promise<PartStates> {
  let looking: Promise<PartStates> | null = null;
  return () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
}
