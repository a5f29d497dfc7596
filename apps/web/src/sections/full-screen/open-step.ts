import type { RouterHistory } from '@tanstack/react-router';
import { painted } from '@vitrine/ui/painted.ts';

/**
 * A step of the history with an overlay over the page, once the frame that answers the press is painted: the router goes through all that
 * follows the address. None when anything else was done by then: pressed twice, closed, left.
 */
export async function openStep(
  history: Pick<RouterHistory, 'location' | 'push'>,
  overlay: string,
  isOpen: (overlay: string | undefined) => boolean,
): Promise<void> {
  const { location } = history;
  await painted();
  if (history.location === location && !isOpen(location.state.overlay)) history.push(location.href, { overlay });
}
