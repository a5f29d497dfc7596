import { expect, test } from 'vitest';
import { simulate, simulateKills } from './simulate.ts';
import { simulateAge } from './simulate-age.ts';

/**
 * Lives of an installation: as many as show each of the planted faults (planted-faults.test.ts); `npm run test:long` asks for many
 * more. A failure names its seed, which repeats it.
 */
const SEEDS = Number(process.env.VITRINE_TEST_LIVES ?? 400);
/** Of those that are killed again and again. */
const KILLED_SEEDS = Math.max(SEEDS / 5, 400);
/** The seed of the first one: a failure names it as it has to be given. */
const FIRST = Number(process.env.VITRINE_TEST_FIRST_LIFE ?? 1);
/** Several tests, so that a failure says more than one number. */
const PARTS = 8;
const HOUR_MS = 3_600_000;

const seedsOf = (part: number, count: number) =>
  Array.from({ length: Math.ceil(count / PARTS) }, (_, at) => FIRST + at * PARTS + part);

test.each(Array.from({ length: PARTS }, (_, part) => part))(
  'a catalogue is whole at any time, whatever happens, part %i of the seeds',
  { timeout: HOUR_MS },
  async (part) => {
    for (const seed of seedsOf(part, SEEDS)) await simulate(seed);
  },
);

test('a load that is killed again and again loads little twice', { timeout: HOUR_MS }, async () => {
  for (const seed of seedsOf(0, KILLED_SEEDS)) await simulateKills(seed);
});

test('offline mode ends after 30 days, whatever the clock says', { timeout: HOUR_MS }, () => {
  for (const seed of seedsOf(0, SEEDS)) for (let part = 0; part < PARTS; part++) simulateAge(seed + part);
});

test('a seed repeats exactly what happened', async () => {
  for (const seed of [7, 77, 777]) expect((await simulate(seed)).trace).toEqual((await simulate(seed)).trace);
});
