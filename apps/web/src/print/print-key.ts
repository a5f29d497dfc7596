import { withTexts } from '../i18n/i18n.ts';
import type { LoadPrintPages } from './print-pages.ts';

const isPrintKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

/**
 * While a route with print pages is open, Ctrl+P (Cmd+P) prints them; elsewhere the browser prints the page as it is.
 * `loader` brings the code that loads the pages, `pathOf` says which; null: none at present. Answers the handlers of the route.
 */
export function printKey(loader: () => Promise<LoadPrintPages>, pathOf: () => string | null = () => window.location.pathname) {
  const printed = (event: KeyboardEvent) => {
    const path = isPrintKey(event) ? pathOf() : null;
    if (path === null) return;
    event.preventDefault();
    void Promise.all([withTexts(import('./print-screen-page.tsx'), 'print'), loader()]).then(
      ([{ printScreenPage }, load]) => printScreenPage(path, load),
      // Without a connection the print pages cannot be fetched: the page prints as it is.
      () => window.print(),
    );
  };
  return {
    onEnter: () => window.addEventListener('keydown', printed),
    onLeave: () => window.removeEventListener('keydown', printed),
  };
}
