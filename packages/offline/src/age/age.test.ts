import { expect, test } from 'vitest';
import type { AgeCheck } from '../engine.ts';
import type { Age } from '../state.ts';
import { confirmAge, growAge, judgeAge, newAge } from './age.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 10, 23);

/** What is told when the app looks at these times (ms since the start), with the computer's clock right unless `off`. */
function tell(looks: { at: number; off?: number; ran?: number; serverAt?: number }[]): { age: Age; told: AgeCheck[] } {
  let age = newAge(START);
  const told = looks.map(({ at, off = 0, ran = 0, serverAt }) => {
    const grown = growAge(age, { now: START + at + off, ran });
    const judged = judgeAge(serverAt === undefined ? grown : confirmAge(grown, START, START + serverAt));
    age = judged.age;
    return judged.check;
  });
  return { age, told };
}
const hourly = (days: number) => Array.from({ length: days * 24 + 2 }, (_, hour) => ({ at: hour * HOUR }));

test('1 to 10 days elapsed are warned of once each, then the last hours, then the log-out', () => {
  const { told } = tell(hourly(30));
  expect(told.filter(({ kind }) => kind !== 'fine')).toEqual([
    ...Array.from({ length: 10 }, (_, day) => ({ kind: 'day-warning', daysLeft: 29 - day })),
    { kind: 'last-hours', hoursLeft: 24 },
    { kind: 'forced-logout' },
  ]);
  expect(told.findIndex(({ kind }) => kind === 'day-warning')).toBe(24);
  expect(told.findIndex(({ kind }) => kind === 'last-hours')).toBe(29 * 24);
  expect(told.findIndex(({ kind }) => kind === 'forced-logout')).toBe(30 * 24 + 1);
});

test('days without the app are warned of by one warning, the newest', () => {
  const { told } = tell([{ at: 3 * DAY }, { at: 3 * DAY + HOUR }, { at: 7 * DAY }, { at: 11 * DAY }, { at: 14 * DAY }]);
  expect(told).toEqual([
    { kind: 'day-warning', daysLeft: 27 },
    { kind: 'fine' },
    { kind: 'day-warning', daysLeft: 23 },
    { kind: 'day-warning', daysLeft: 19 },
    { kind: 'fine' },
  ]);
});

test('a clock that is set back does not prolong offline mode', () => {
  const { age } = tell([{ at: 4 * DAY }, { at: 4 * DAY + HOUR, off: -20 * DAY, ran: HOUR }, { at: 7 * DAY, off: -20 * DAY }]);
  expect(age.confirmedMs).toBe(7 * DAY);
});

test('a clock that is set forward is warned of once, and the server decides at the next contact', () => {
  const forward = { at: DAY, off: 365 * DAY, ran: DAY };
  const { told, age } = tell([forward, { ...forward, at: DAY + HOUR, ran: HOUR }]);
  expect(told).toEqual([{ kind: 'clock-warning' }, { kind: 'fine' }]);
  expect(age.confirmedMs).toBe(DAY + HOUR);
  expect(tell([forward, { ...forward, serverAt: DAY }]).told[1]).toEqual({ kind: 'day-warning', daysLeft: 29 });
  expect(tell([forward, { ...forward, serverAt: 31 * DAY }]).told[1]).toEqual({ kind: 'forced-logout' });
});

test('a clock that is right again takes the warning back', () => {
  const { age, told } = tell([
    { at: HOUR, off: 365 * DAY, ran: HOUR },
    { at: 2 * HOUR, ran: HOUR },
    { at: DAY + HOUR, ran: 23 * HOUR },
  ]);
  expect(age.unconfirmedMs).toBe(0);
  expect(told.map(({ kind }) => kind)).toEqual(['clock-warning', 'fine', 'day-warning']);
});
