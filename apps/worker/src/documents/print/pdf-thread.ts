// Reads and finishes PDFs beside the worker's event loop, which would stand still for seconds with a long document.
import { parentPort } from 'node:worker_threads';
import type { PDFDocument } from '@cantoo/pdf-lib';
import { destinations, openPdf } from './destinations.ts';
import { describePdf, savePdf } from './metadata.ts';
import { placeOwnPages } from './own-pages.ts';
import { type PdfAnswer, type PdfRequest, pdfRequest } from './pdf-messages.ts';

let pdf: PDFDocument | null = null;

async function answer(request: PdfRequest): Promise<PdfAnswer> {
  if (request.kind === 'read') {
    pdf = await openPdf(request.bytes);
    return { kind: 'read', pages: pdf.getPageCount(), destinations: destinations(pdf) };
  }
  if (!pdf) return { kind: 'failed', reason: 'nothing was read' };
  try {
    await placeOwnPages(pdf, request.ownPages);
  } catch (error) {
    return { kind: 'unreadable', reason: error instanceof Error ? error.message : 'unknown' };
  }
  describePdf(pdf, request.metadata);
  const bytes = await savePdf(pdf);
  pdf = null;
  return { kind: 'finished', bytes };
}

parentPort?.on('message', (message: unknown) => {
  answer(pdfRequest.parse(message)).then(
    (done) => parentPort?.postMessage(done),
    (error: Error) => parentPort?.postMessage({ kind: 'failed', reason: error.message } satisfies PdfAnswer),
  );
});
