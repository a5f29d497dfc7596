import type { MainProcess } from '@vitrine/platform/main-process/types.ts';
import { report } from '../shell/report.ts';
import { notifyFullScreen } from './notices.ts';

/** F11 fills the screen for a presentation and ends that, as the entry of the menu does; Escape ends it where it closes nothing else. */
export function followFullScreen(main: MainProcess): void {
  let isFull = false;
  const change = (next: boolean) => {
    main.setFullScreen(next).catch((error: unknown) => report({ what: 'full screen', detail: String(error) }));
  };
  main.on('full-screen', (now) => {
    isFull = now.isFull;
    notifyFullScreen(isFull);
  });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.repeat) return;
    if (event.key === 'F11') {
      event.preventDefault();
      change(!isFull);
    }
    if (event.key === 'Escape' && isFull && !document.querySelector('dialog[open]')) change(false);
  });
}
