import type { Desktop } from '@vitrine/platform/platform.ts';
import { report } from '../shell/report.ts';
import { notifyFullScreen } from './notices.ts';

/** What takes Escape for itself without saying so; `:is` skips what an older engine does not know. */
const OPEN = ':is(dialog[open], :popover-open)';

/** F11 fills the screen for a presentation and ends that, as the entry of the menu does; Escape ends it where it closes nothing else. */
export function followFullScreen({ main, isFullScreen }: Desktop): void {
  const ask = (change: () => Promise<void>) => {
    change().catch((error: unknown) => report({ what: 'full screen', detail: String(error) }));
  };
  // A notification of the run before goes; after a reload in full screen it comes again.
  notifyFullScreen(isFullScreen);
  main.on('full-screen', ({ isFull }) => notifyFullScreen(isFull));
  let closes = false;
  // Before anything takes the key: what it closes may be gone when it has come to the window.
  const look = () => {
    closes = document.querySelector(OPEN) !== null;
  };
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.key === 'F11') {
      event.preventDefault();
      ask(main.toggleFullScreen);
    }
    if (event.key === 'Escape' && !closes) ask(main.endFullScreen);
  };
  addEventListener('keydown', look, { capture: true });
  addEventListener('keydown', press);
}
