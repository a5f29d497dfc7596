import { useEffect, useState } from 'react';

/** Often enough that no second is left out. */
const TICK_MS = 250;
const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Whole seconds left to a time in milliseconds since 1970, counted down; calls `onOver` once when there are none. */
export function useSecondsLeft(until: number, onOver: () => void): number {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsTo(until);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      onOver();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [until, onOver]);
  return left;
}
