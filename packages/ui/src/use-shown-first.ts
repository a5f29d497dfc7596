import { startTransition, useOptimistic } from 'react';
import { painted } from './painted.ts';

/**
 * A choice whose control shows it in the frame after the press, and which is acted on once that frame is painted: what it changes may be
 * half a page. Answers what the control shows, and what a press calls.
 */
export function useShownFirst<T>(value: T, act: (next: T) => void): [T, (next: T) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = (next: T) =>
    startTransition(async () => {
      show(next);
      await painted();
      // React forgets the transition at an `await`.
      startTransition(() => act(next));
    });
  return [shown, choose];
}
