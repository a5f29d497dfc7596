import type { RouterHistory } from '@tanstack/react-router';

let left: RouterHistory['location'] | null = null;

/**
 * Goes one step back, however often it is asked before the browser has gone there: a double click on "close" would leave the page as well.
 * After "forward" the same step is another location object, and can be left again.
 */
export function stepBack(history: Pick<RouterHistory, 'location' | 'back'>): void {
  if (history.location === left) return;
  left = history.location;
  history.back();
}
