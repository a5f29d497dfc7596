import { FONT_LOAD_TIMEOUT_MS, PRINT_READY_DELAY_MS, PRINT_READY_FALLBACK_MS } from '@vitrine/contract/print.ts';
import { fillPlaces } from './fill-places.ts';
import { layOutPages } from './lay-out-pages.ts';
import { prepareTextForPdf } from './text-for-pdf.ts';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Resolves when a picture has come, or will not come: it leaves its bed then, and the document is printed all the same.
 * It need not be decoded: a JPEG goes into the PDF as it is.
 */
const settled = (image: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    if (image.complete) return resolve();
    for (const event of ['load', 'error']) image.addEventListener(event, () => resolve(), { once: true });
  });

/** Resolves when fonts and pictures below `root` are there, its text made ready for the PDF and its pages laid out. */
export async function loaded(root: HTMLElement): Promise<void> {
  // Fonts begin to load with the first layout; before it they are "ready" without being there.
  root.getBoundingClientRect();
  const fonts = Promise.race([document.fonts.ready, wait(FONT_LOAD_TIMEOUT_MS)]).then(() => prepareTextForPdf(root));
  await Promise.all([fonts, ...Array.from(root.querySelectorAll('img'), settled)]);
  layOutPages(root);
  fillPlaces(root);
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
