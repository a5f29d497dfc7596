import { TURNTABLE_DAMPING, TURNTABLE_DRAG_FACTOR, TURNTABLE_MAX } from '@vitrine/contract/constants.ts';
import { DIVISION_DEGREES } from './divisions.ts';

/** A machine on the turntable: angle in degrees (0 up to 360, not included), velocity in divisions per tick. */
export interface Turn {
  angle: number;
  velocity: number;
}

/** The constants are per frame of a 60 Hz screen; faster screens take steps of this length. */
export const TICK_MS = 1000 / 60;
/** Below this velocity the machine stands. */
const REST = 0.01;

/** An angle in 0 ≤ x < 360. */
export const normalAngle = (angle: number) => ((angle % 360) + 360) % 360;

const limited = (velocity: number) => Math.max(-TURNTABLE_MAX, Math.min(TURNTABLE_MAX, velocity));

/** A pointer moved by `dx` px: the machine gains speed, up to the limit. */
export function pushed(turn: Turn, dx: number): Turn {
  return { ...turn, velocity: limited(turn.velocity + dx * TURNTABLE_DRAG_FACTOR) };
}

/** The push that shows after loading that the machine can be turned. */
export function nudged(turn: Turn): Turn {
  return { ...turn, velocity: TURNTABLE_MAX };
}

/** Turned exactly with the hand, without inertia (reduced motion): as far as a push of `dx` px ends up turning it. */
export function turnedByHand(turn: Turn, dx: number): Turn {
  const divisions = (dx * TURNTABLE_DRAG_FACTOR) / (1 - TURNTABLE_DAMPING);
  return { angle: normalAngle(turn.angle + divisions * DIVISION_DEGREES), velocity: 0 };
}

/** One tick later. */
export function ticked(turn: Turn): Turn {
  const velocity = turn.velocity * TURNTABLE_DAMPING;
  return {
    angle: normalAngle(turn.angle + turn.velocity * DIVISION_DEGREES),
    velocity: Math.abs(velocity) < REST ? 0 : velocity,
  };
}

export const isResting = (turn: Turn) => turn.velocity === 0;

/** Index of the frame that shows an angle, of `count` frames evenly spaced over a turn. */
export function frameAt(angle: number, count: number): number {
  return Math.round((normalAngle(angle) / 360) * count) % count;
}

/** The angle a frame shows, in degrees. */
export const angleOf = (frame: number, count: number) => (frame / count) * 360;

/** Px of the hand from one row of frames to the next; rows are few and have no inertia. */
const ROW_PX = 48;

/** The row, with a fraction, after the hand moved by `dy` px: down lifts the eye to the next row, and the ends are ends. */
export const tilted = (row: number, dy: number, rows: number): number => Math.max(0, Math.min(rows - 1, row + dy / ROW_PX));
