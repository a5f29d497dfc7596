import { execFileSync } from 'node:child_process';

/** What is asked to wait for a change waits for one that may not come, and nothing else runs meanwhile. */
const TIMEOUT_MS = 30_000;

/** Asks the X server, which knows of windows that are no page; empty where it finds nothing. */
export function xdotool(...args: string[]): string {
  try {
    return execFileSync('xdotool', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: TIMEOUT_MS }).trim();
  } catch (error) {
    if (error instanceof Error && 'status' in error) return '';
    throw error;
  }
}

/** Ids of the windows on the screen whose title is matched by a regular expression. */
export const windowsNamed = (title: string) => xdotool('search', '--onlyvisible', '--name', title).split('\n').filter(Boolean);

/** Presses keys in a window, in that of the app unless another one is given. Without a window manager they go where the pointer is. */
export const press = (keys: string | readonly string[], window = windowsNamed('^Vitrine$')[0] ?? '') =>
  xdotool('mousemove', '--window', window, '200', '200', 'key', ...[keys].flat());
/** Opens the first menu and chooses the entry that a way of arrow keys leads to; one that cannot be chosen is passed over. */
export const choose = (...way: string[]) => press(['F10', ...way, 'Return']);
