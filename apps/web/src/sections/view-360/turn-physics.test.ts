import { TURNTABLE_DAMPING, TURNTABLE_MAX } from '@vitrine/contract/constants.ts';
import { describe, expect, test } from 'vitest';
import { DIVISION_DEGREES } from './divisions.ts';
import {
  angleOf,
  frameAt,
  isResting,
  normalAngle,
  nudged,
  pushed,
  type Turn,
  ticked,
  tilted,
  turnedByHand,
} from './turn-physics.ts';

const still: Turn = { angle: 0, velocity: 0 };

function untilRest(turn: Turn): { turn: Turn; ticks: number } {
  let ticks = 0;
  let now = turn;
  for (; !isResting(now); ticks++) now = ticked(now);
  return { turn: now, ticks };
}

describe('a machine on the turntable', () => {
  test('gains 0.025 of a division per pixel of the hand', () => {
    expect(pushed(still, 40).velocity).toBeCloseTo(1);
    expect(pushed(still, -40).velocity).toBeCloseTo(-1);
  });

  test('never turns faster than 2 divisions a tick, in either direction', () => {
    expect(pushed(still, 5000).velocity).toBe(TURNTABLE_MAX);
    expect(pushed({ angle: 0, velocity: 1.9 }, 40).velocity).toBe(TURNTABLE_MAX);
    expect(pushed(still, -5000).velocity).toBe(-TURNTABLE_MAX);
  });

  test('loses a fifth of its speed in each tick', () => {
    expect(ticked({ angle: 0, velocity: 1 })).toEqual({ angle: DIVISION_DEGREES, velocity: TURNTABLE_DAMPING });
  });

  test('comes to rest within half a second of the fastest throw', () => {
    expect(untilRest(nudged(still)).ticks).toBeLessThan(30);
  });

  test('is turned about 30 degrees by the nudge after loading', () => {
    expect(untilRest(nudged(still)).turn.angle).toBeCloseTo(30, 0);
  });

  test('ends up under an unhurried hand where it would be without inertia', () => {
    let turn = still;
    for (let px = 0; px < 100; px += 2) turn = ticked(pushed(turn, 2));
    expect(untilRest(turn).turn.angle).toBeCloseTo(turnedByHand(still, 100).angle, 0);
  });

  test('stays between 0 and 360 degrees in both directions', () => {
    expect(ticked({ angle: 359, velocity: 2 }).angle).toBeCloseTo(5);
    expect(ticked({ angle: 1, velocity: -2 }).angle).toBeCloseTo(355);
    expect(normalAngle(-720)).toBe(0);
    expect(turnedByHand({ angle: 1, velocity: 0 }, -10).angle).toBeCloseTo(357.25);
  });
});

describe('the frame of an angle', () => {
  test.each([
    [0, 0],
    [7, 0],
    [8, 1],
    [15, 1],
    [345, 23],
    [352, 23],
    [353, 0],
    [-15, 23],
  ])('%i degrees of 24 frames is frame %i', (angle, frame) => {
    expect(frameAt(angle, 24)).toBe(frame);
  });

  test('goes back to its angle', () => {
    for (let frame = 0; frame < 24; frame++) expect(frameAt(angleOf(frame, 24), 24)).toBe(frame);
  });
});

test('the hand reaches the next row of frames in 48 px, and the ends are ends', () => {
  expect(Math.round(tilted(0, 48, 3))).toBe(1);
  expect(Math.round(tilted(tilted(0, 24, 3), 24, 3))).toBe(1);
  expect(tilted(1, 4000, 3)).toBe(2);
  expect(tilted(1, -4000, 3)).toBe(0);
  expect(tilted(0, 300, 1)).toBe(0);
});
