import type { AgeCheck } from '../engine.ts';
import type { Age } from '../state.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Offline mode lasts this long (shell.md 9). */
export const OFFLINE_MAX_DAYS = 30;
/** Day warnings are told from 1 to this many days elapsed (shell.md 9). */
const LAST_WARNED_DAY = 10;
/** "The last hours" of shell.md 4: those of the last day. */
const LAST_HOURS = 24;
/**
 * A computer that was off for a long weekend. A longer time that only its clock tells of is as likely a clock that was set forward: it
 * is counted apart until the server says which of both it was.
 */
const MOST_UNSEEN_MS = 4 * DAY_MS;

/** Two clocks at a time: the computer's, which can be set, and one that goes on while the app runs (both in ms). */
export interface Look {
  now: number;
  /** Ms by the monotonic clock since the last look; 0 where the app did not run. */
  ran: number;
}

export const newAge = (now: number): Age => ({
  confirmedMs: 0,
  unconfirmedMs: 0,
  lookedAt: now,
  notifiedDay: 0,
  notifiedLastHours: false,
  notifiedClock: false,
});

/** The age at a later look. A clock that was set back takes nothing away; one that was set forward adds nothing that is sure. */
export function growAge(age: Age, { now, ran }: Look): Age {
  const unseen = now - age.lookedAt - ran;
  if (unseen < 0) {
    // Set back: perhaps a clock is right again that was set forward.
    const unconfirmedMs = Math.max(0, age.unconfirmedMs + unseen);
    return { ...age, lookedAt: now, confirmedMs: age.confirmedMs + ran, unconfirmedMs };
  }
  if (unseen <= MOST_UNSEEN_MS) return { ...age, lookedAt: now, confirmedMs: age.confirmedMs + ran + unseen };
  return { ...age, lookedAt: now, confirmedMs: age.confirmedMs + ran, unconfirmedMs: age.unconfirmedMs + unseen };
}

/** The age at a contact with the server, whose clock decides. `offlineSince` and `serverNow`: ms since 1970. */
export function confirmAge(age: Age, offlineSince: number, serverNow: number): Age {
  return { ...age, confirmedMs: Math.max(0, serverNow - offlineSince), unconfirmedMs: 0, notifiedClock: false };
}

/** What has to be said at an age, and the age that remembers that it was said: each level is told once (shell.md 4). */
export function judgeAge(age: Age): { age: Age; check: AgeCheck } {
  const maximum = OFFLINE_MAX_DAYS * DAY_MS;
  const left = maximum - age.confirmedMs;
  if (left < 0) return { age, check: { kind: 'forced-logout' } };
  if (age.confirmedMs + age.unconfirmedMs > maximum) {
    if (age.notifiedClock) return { age, check: { kind: 'fine' } };
    return { age: { ...age, notifiedClock: true }, check: { kind: 'clock-warning' } };
  }
  if (left <= LAST_HOURS * HOUR_MS) {
    if (age.notifiedLastHours) return { age, check: { kind: 'fine' } };
    return { age: { ...age, notifiedLastHours: true }, check: { kind: 'last-hours', hoursLeft: Math.ceil(left / HOUR_MS) } };
  }
  const day = Math.min(Math.floor(age.confirmedMs / DAY_MS), LAST_WARNED_DAY);
  if (day <= age.notifiedDay) return { age, check: { kind: 'fine' } };
  return { age: { ...age, notifiedDay: day }, check: { kind: 'day-warning', daysLeft: Math.ceil(left / DAY_MS) } };
}
