import { expect, test } from 'vitest';
import { Violation } from './invariants.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';

/** A fault that so many lives do not show would be found by `npm test` only by luck. */
const MOST_SEEDS = 400;
/** The rarest of them is found in 40 s of a busy machine. */
const MOST_MS = 240_000;

async function firstFailure(run: (seed: number) => Promise<unknown>): Promise<{ seed: number; error: unknown } | null> {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const error = await run(seed).then(
      () => null,
      (failure: unknown) => failure,
    );
    if (error) return { seed, error };
  }
  return null;
}

test('at least twenty faults are planted', () => {
  expect(PLANTED_FAULTS.length).toBeGreaterThanOrEqual(20);
});

test.each(PLANTED_FAULTS)('the simulation notices that %s', { timeout: MOST_MS }, async (_name, run) => {
  const found = await firstFailure(run);
  expect(found).not.toBeNull();
  const { error } = found ?? {};
  const cause = error instanceof Error ? error.cause : null;
  expect(cause, String(error)).toBeInstanceOf(Violation);
});
