import { platform } from '../platform.ts';
import { forgetAll } from '../stores/area.ts';

/** Name of the text that says whose the others are. */
const NAME = 'server';

/**
 * Forgets what is stored here when it is of another server than `server`. A change of the server clears it before; when the app ended in
 * between, a token, a draft or a document that waits would go to the wrong one.
 */
export function keepToServer(server: string): void {
  try {
    const before = platform.local.read(NAME);
    if (before === server) return;
    if (before !== null) forgetAll();
    platform.local.write(NAME, server);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}
