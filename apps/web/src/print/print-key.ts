import { withTexts } from '../i18n/i18n.ts';
import { currentPath } from '../platform.ts';
import type { LoadPrintPages } from './print-pages.ts';

const isPrintKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

/**
 * Prints the print pages of the page on show; `loader` brings the code that loads them, `pathOf` says which; null: none at present.
 * Answers whether there are any.
 */
export const printPages =
  (loader: () => Promise<LoadPrintPages>, pathOf: () => string | null = currentPath) =>
  (): boolean => {
    const path = pathOf();
    if (path === null) return false;
    void Promise.all([withTexts(import('./print-screen-page.tsx'), 'print'), loader()]).then(
      ([{ printScreenPage }, load]) => printScreenPage(path, load),
      // Without a connection the print pages cannot be fetched: the page prints as it is.
      () => window.print(),
    );
    return true;
  };

/**
 * While a route with print pages is open, Ctrl+P (Cmd+P) prints them; elsewhere the browser prints the page as it is.
 * `print` is what `printPages` answered. Answers the handlers of the route.
 */
export function printKey(print: () => boolean) {
  const printed = (event: KeyboardEvent) => {
    if (isPrintKey(event) && print()) event.preventDefault();
  };
  return {
    onEnter: () => window.addEventListener('keydown', printed),
    onLeave: () => window.removeEventListener('keydown', printed),
  };
}
