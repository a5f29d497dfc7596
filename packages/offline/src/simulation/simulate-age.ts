import { confirmAge, newAge } from '../age/age.ts';
import { ENGINE_STEPS, type EngineSteps } from '../engine-steps.ts';
import { demand } from './invariants.ts';
import { Random } from './random.ts';
import { SimulationFailure } from './simulate.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAXIMUM_MS = 30 * DAY_MS;

/** Offline mode over weeks: the app runs and rests, the clock is set, the server is met now and then. Throws SimulationFailure. */
export function simulateAge(seed: number, planted: Partial<EngineSteps> = {}): void {
  try {
    live(seed, planted);
  } catch (error) {
    throw new SimulationFailure(seed, error, []);
  }
}

function live(seed: number, planted: Partial<EngineSteps>): void {
  const random = new Random(seed);
  const { growAge, judgeAge } = { ...ENGINE_STEPS, ...planted };
  const told = new Set<string>();
  /** The truth, the computer's clock beside it, and how long the app ran. */
  let [now, wallOffset, ranMs] = [Date.UTC(2026, 10, 23), 0, 0];
  const offlineSince = now;
  let age = newAge(now);
  let isClockWrong = false;
  for (let looks = 0; looks < 400; looks++) {
    const isRunning = random.chance(0.6);
    const passed = random.next() * random.pick([HOUR_MS, 10 * HOUR_MS, isRunning ? 6 * HOUR_MS : 3 * DAY_MS]);
    const isSet = seed % 2 === 0 && random.chance(0.05);
    // Far enough to be told from a weekend; both at once would be a clock that nothing can tell from a right one.
    if (isSet) wallOffset += (random.chance(0.5) ? 1 : -1) * (8 + random.below(60)) * DAY_MS;
    isClockWrong ||= isSet;
    now += passed;
    const ran = isRunning ? passed : 0;
    ranMs += ran;
    const before = age;
    age = growAge(age, { now: now + wallOffset, ran });
    demand(age.confirmedMs >= before.confirmedMs + ran, 'a clock that is set back takes nothing away');
    const isContact = random.chance(0.1);
    if (isContact) age = confirmAge(age, offlineSince, now);
    const judged = judgeAge(age);
    age = judged.age;
    const { check } = judged;
    const elapsed = now - offlineSince;
    if (check.kind === 'forced-logout') {
      demand(elapsed > MAXIMUM_MS, 'a clock that is set forward logs out no one');
      return;
    }
    demand(!(isContact && elapsed > MAXIMUM_MS), 'the server decides at the next contact');
    demand(ranMs <= MAXIMUM_MS, 'a clock that is set back does not prolong offline mode');
    demand(isClockWrong || elapsed <= MAXIMUM_MS, 'offline mode ends after 30 days');
    if (check.kind === 'day-warning') {
      demand(!told.has(`${check.daysLeft}`), 'each day is told once');
      told.add(`${check.daysLeft}`);
      demand(isClockWrong || check.daysLeft === Math.ceil((MAXIMUM_MS - elapsed) / DAY_MS), 'the days that are left are right');
      demand(told.size <= 10, 'ten days are warned of');
    }
    if (check.kind === 'last-hours') {
      demand(!told.has('hours'), 'the last hours are told once');
      told.add('hours');
      demand(check.hoursLeft <= 24, 'the last hours are those of the last day');
    }
    if (check.kind === 'clock-warning') demand(isClockWrong, 'a right clock is not doubted');
  }
}
