import { TURNTABLE_NUDGE_MS } from '@vitrine/contract/constants.ts';
import { prefersReducedMotion } from '@vitrine/ui/prefers-reduced-motion.ts';
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import type { LoadedView } from './load-view.ts';
import { angleAfter, rowAfter } from './turn-keys.ts';
import { angleOf, frameAt, isResting, nudged, pushed, TICK_MS, type Turn, ticked, tilted, turnedByHand } from './turn-physics.ts';

/** A tab that slept must not catch up on its turns. */
const MOST_TICKS = 4;

/**
 * Turns the machine: state outside of React, painted once a frame while it moves. `valueText` words an angle and a row for
 * the slider; `onFrame` hears of each frame that takes the canvas. Returns refs for canvas, slider and needle, the handlers
 * of both, and how to go to a frame.
 */
export function useTurn(
  { set: { rows, columns }, bitmaps }: Pick<LoadedView, 'set' | 'bitmaps'>,
  valueText: (angle: number, row: number) => string,
  onFrame: (frame: number) => void,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const slider = useRef<HTMLDivElement>(null);
  const needle = useRef<HTMLSpanElement>(null);
  const turn = useRef<Turn>({ angle: 0, velocity: 0 });
  const row = useRef(0);
  const painted = useRef(-1);
  const request = useRef(0);
  /** The timer of the nudge. Who turns the machine has seen that it turns. */
  const nudge = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dragged = useRef<{ id: number; x: number; y: number } | null>(null);
  const callbacks = useRef({ valueText, onFrame });
  callbacks.current = { valueText, onFrame };

  const frameNow = useCallback(() => Math.round(row.current) * columns + frameAt(turn.current.angle, columns), [columns]);

  const paint = useCallback(() => {
    const { angle } = turn.current;
    const frame = frameNow();
    needle.current?.style.setProperty('--angle', String(angle));
    slider.current?.setAttribute('aria-valuenow', String(Math.round(angle)));
    slider.current?.setAttribute('aria-valuetext', callbacks.current.valueText(angle, Math.round(row.current)));
    if (frame === painted.current) return;
    painted.current = frame;
    const bitmap = bitmaps[frame];
    if (bitmap) canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
    callbacks.current.onFrame(frame);
  }, [bitmaps, frameNow]);

  const run = useCallback(() => {
    if (request.current) return;
    let last = performance.now();
    let owed = 0;
    const step = (now: number) => {
      owed = Math.min(owed + now - last, TICK_MS * MOST_TICKS);
      last = now;
      for (; owed >= TICK_MS; owed -= TICK_MS) turn.current = ticked(turn.current);
      paint();
      request.current = isResting(turn.current) ? 0 : requestAnimationFrame(step);
    };
    request.current = requestAnimationFrame(step);
  }, [paint]);

  const turnTo = useCallback(
    (angle: number, to = row.current) => {
      clearTimeout(nudge.current);
      turn.current = { angle, velocity: 0 };
      row.current = to;
      paint();
    },
    [paint],
  );

  useEffect(() => {
    painted.current = -1;
    paint();
    nudge.current = setTimeout(() => {
      if (prefersReducedMotion()) return;
      turn.current = nudged(turn.current);
      run();
    }, TURNTABLE_NUDGE_MS);
    return () => {
      clearTimeout(nudge.current);
      cancelAnimationFrame(request.current);
      request.current = 0;
    };
  }, [paint, run]);

  const grab = (event: PointerEvent) => {
    if (event.button !== 0) return false;
    clearTimeout(nudge.current);
    dragged.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
    return true;
  };
  const release = () => {
    dragged.current = null;
  };
  const surfaceHandlers = {
    onPointerDown: grab,
    onPointerMove: (event: PointerEvent) => {
      if (dragged.current?.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - dragged.current.x, event.clientY - dragged.current.y];
      dragged.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      row.current = tilted(row.current, dy, rows);
      if (prefersReducedMotion()) {
        turn.current = turnedByHand(turn.current, dx);
        paint();
      } else {
        turn.current = pushed(turn.current, dx);
        run();
      }
    },
    onPointerUp: release,
    onPointerCancel: release,
  };

  const fromPointer = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
    turnTo(share === 1 ? 359.99 : share * 360);
  };
  const sliderHandlers = {
    onPointerDown: (event: PointerEvent) => {
      if (grab(event)) fromPointer(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragged.current?.id === event.pointerId) fromPointer(event);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent) => {
      const { angle } = turn.current;
      const to = rowAfter(event.key, Math.round(row.current), rows);
      const turned = to === null ? angleAfter(event.key, angle, columns) : angle;
      if (turned === null) return;
      event.preventDefault();
      turnTo(turned, to ?? row.current);
    },
  };
  return {
    canvas,
    slider,
    needle,
    surfaceHandlers,
    sliderHandlers,
    frameNow,
    /** One row up (1) or down (-1). */
    tilt: (by: 1 | -1) => turnTo(turn.current.angle, Math.max(0, Math.min(rows - 1, Math.round(row.current) + by))),
    goToFrame: (frame: number) => turnTo(angleOf(frame % columns, columns), Math.floor(frame / columns)),
    /** Ends what is left of a throw. */
    stop: () => turnTo(turn.current.angle),
  };
}
