// Counts the pages of one PDF beside the event loop of its process (pdf-pages-process.ts), which looks at the memory meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { PDFDocument } from '@cantoo/pdf-lib';

/** Null when it cannot be read: encrypted, or without the tree of its pages, which pdf-lib looks for only now. */
async function pagesOf(file: Uint8Array): Promise<number | null> {
  try {
    return (await PDFDocument.load(file, { updateMetadata: false })).getPageCount();
  } catch {
    return null;
  }
}

const given: unknown = workerData;
parentPort?.postMessage(given instanceof Uint8Array ? await pagesOf(given) : null);
