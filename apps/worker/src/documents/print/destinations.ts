import { ParseSpeeds, PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';

/** Reads a PDF without giving way to other work in between: it runs in a thread that has nothing else to do. */
export const openPdf = (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });

/**
 * Page number (from 1) of each named destination. Chromium writes one for every element id that a link of the page
 * points to, as a dictionary of `[page /XYZ x y zoom]` in the catalog.
 */
export function destinations(pdf: PDFDocument): Map<string, number> {
  const numbers = new Map(pdf.getPages().map((page, index) => [page.ref, index + 1]));
  const named = pdf.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  const found = new Map<string, number>();
  for (const [name, value] of named?.entries() ?? []) {
    const target = pdf.context.lookup(value);
    const page = target instanceof PDFArray ? target.get(0) : undefined;
    const number = page instanceof PDFRef ? numbers.get(page) : undefined;
    if (number !== undefined) found.set(name.decodeText(), number);
  }
  return found;
}
