import { FONT_LOAD_TIMEOUT_MS, PRINT_READY_DELAY_MS, PRINT_READY_FALLBACK_MS } from '@vitrine/contract/print.ts';
import { prepareTextForPdf } from './text-for-pdf.ts';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A picture that cannot be loaded leaves its bed; the document is printed all the same. */
const decoded = (image: HTMLImageElement) => image.decode().catch(() => undefined);

async function loaded(root: HTMLElement): Promise<void> {
  // Fonts begin to load with the first layout; before it they are "ready" without being there.
  root.getBoundingClientRect();
  const fonts = Promise.race([document.fonts.ready, wait(FONT_LOAD_TIMEOUT_MS)]).then(() => prepareTextForPdf(root));
  await Promise.all([fonts, ...Array.from(root.querySelectorAll('img'), decoded)]);
}

/**
 * Tells the renderer that the page may be printed: PRINT_READY_DELAY_MS after fonts and pictures are there, at the
 * latest after PRINT_READY_FALLBACK_MS (shell.md 9). Returns how to take it back.
 */
export function signalPrintReady(root: HTMLElement): () => void {
  let withdrawn = false;
  void Promise.race([loaded(root), wait(PRINT_READY_FALLBACK_MS - PRINT_READY_DELAY_MS)])
    .then(() => wait(PRINT_READY_DELAY_MS))
    .then(() => {
      if (!withdrawn) document.documentElement.dataset.printReady = 'true';
    });
  return () => {
    withdrawn = true;
    delete document.documentElement.dataset.printReady;
  };
}
