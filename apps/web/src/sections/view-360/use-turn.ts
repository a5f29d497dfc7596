import { TURNTABLE_NUDGE_MS } from '@vitrine/contract/constants.ts';
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { angleAfter } from './turn-keys.ts';
import { frameAt, isResting, nudged, pushed, TICK_MS, type Turn, ticked, turnedByHand } from './turn-physics.ts';

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** A tab that slept must not catch up on its turns. */
const MOST_TICKS = 4;

/**
 * Turns the machine: state outside of React, painted once a frame while it moves. `valueText` words an angle for the
 * slider. Returns refs for the canvas and the slider and the handlers of both.
 */
export function useTurn(bitmaps: readonly ImageBitmap[], valueText: (angle: number) => string) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const slider = useRef<HTMLDivElement>(null);
  const turn = useRef<Turn>({ angle: 0, velocity: 0 });
  const frame = useRef(0);
  const dragged = useRef<{ id: number; x: number } | null>(null);
  const words = useRef(valueText);
  words.current = valueText;

  const paint = useCallback(() => {
    const { angle } = turn.current;
    const bitmap = bitmaps[frameAt(angle, bitmaps.length)];
    if (bitmap) canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
    slider.current?.style.setProperty('--angle', String(angle));
    slider.current?.setAttribute('aria-valuenow', String(Math.round(angle)));
    slider.current?.setAttribute('aria-valuetext', words.current(angle));
  }, [bitmaps]);

  const run = useCallback(() => {
    if (frame.current) return;
    let last = performance.now();
    let owed = 0;
    const step = (now: number) => {
      owed = Math.min(owed + now - last, TICK_MS * MOST_TICKS);
      last = now;
      for (; owed >= TICK_MS; owed -= TICK_MS) turn.current = ticked(turn.current);
      paint();
      frame.current = isResting(turn.current) ? 0 : requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  }, [paint]);

  const turnTo = useCallback(
    (angle: number) => {
      turn.current = { angle, velocity: 0 };
      paint();
    },
    [paint],
  );

  useEffect(() => {
    paint();
    const timer = setTimeout(() => {
      if (reduced() || dragged.current) return;
      turn.current = nudged(turn.current);
      run();
    }, TURNTABLE_NUDGE_MS);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [paint, run]);

  const release = () => {
    dragged.current = null;
  };
  const surfaceHandlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      dragged.current = { id: event.pointerId, x: event.clientX };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragged.current?.id !== event.pointerId) return;
      const dx = event.clientX - dragged.current.x;
      dragged.current.x = event.clientX;
      if (reduced()) {
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
      if (event.button !== 0) return;
      dragged.current = { id: event.pointerId, x: event.clientX };
      event.currentTarget.setPointerCapture(event.pointerId);
      fromPointer(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragged.current?.id === event.pointerId) fromPointer(event);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent) => {
      const angle = angleAfter(event.key, turn.current.angle, bitmaps.length);
      if (angle === null) return;
      event.preventDefault();
      turnTo(angle);
    },
  };
  return { canvas, slider, surfaceHandlers, sliderHandlers };
}
