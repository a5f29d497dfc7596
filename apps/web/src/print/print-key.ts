const PRODUCT = /^\/product\/([a-z0-9-]+)$/;

function printed(event: KeyboardEvent): void {
  const slug = PRODUCT.exec(window.location.pathname)?.[1];
  if (!slug || event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void import('./print-screen-page.tsx').then(
    ({ printScreenPage }) => printScreenPage(slug),
    // Without a connection the print pages cannot be fetched: the page prints as it is.
    () => window.print(),
  );
}

/** From now on Ctrl+P (Cmd+P) on a product prints its print pages; elsewhere the browser prints the page as it is. */
export const followPrintKey = () => window.addEventListener('keydown', printed);
export const leavePrintKey = () => window.removeEventListener('keydown', printed);
