import type { Online } from './types.ts';

/** A connection that a test takes away and gives back. */
export function memoryOnline(): Online & { set(isOnline: boolean): void; meter(isMetered: boolean): void } {
  let now = true;
  let metered = false;
  const followers = new Set<() => void>();
  const waiting = new Set<() => void>();
  const listen = (all: Set<() => void>, listener: () => void) => {
    all.add(listener);
    return () => void all.delete(listener);
  };
  return {
    isOnline: () => now,
    follow: (listener) => listen(followers, listener),
    onBack: (listener) => listen(waiting, listener),
    isMetered: async () => metered,
    meter(isMetered) {
      metered = isMetered;
    },
    set(isOnline) {
      if (isOnline === now) return;
      now = isOnline;
      for (const listener of followers) listener();
      if (isOnline) for (const listener of waiting) listener();
    },
  };
}
