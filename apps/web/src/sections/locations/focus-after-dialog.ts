/** Gives an element the focus. A hit of the search leads to it while the sheet of the search is still open, which lets nothing else have it. */
export function focusAfterDialog(element: HTMLElement | null | undefined): void {
  const focus = () => element?.focus({ preventScroll: true });
  const dialog = document.querySelector('dialog:modal');
  if (dialog) dialog.addEventListener('close', focus, { once: true });
  else focus();
}
