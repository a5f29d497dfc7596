import type { RouterHistory } from '@tanstack/react-router';
import { painted } from '@vitrine/ui/painted.ts';

/**
 * A step of the history with an overlay over the page, once the frame that answers the press is painted: the router goes through all that
 * follows the address. None when the overlay is open by then, having been pressed twice, or another page is.
 */
export async function openStep(
  history: Pick<RouterHistory, 'location' | 'push'>,
  overlay: string,
  isOpen: (overlay: string | undefined) => boolean,
): Promise<void> {
  const { href } = history.location;
  await painted();
  const now = history.location;
  if (now.href === href && !isOpen(now.state.overlay)) history.push(href, { overlay });
}
