import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type PageText, pageText } from './find-text.ts';

/** Size of a page in points, as it is shown. */
export interface PageSize {
  width: number;
  height: number;
}

/** A file that is open: its pages' sizes are known before any is drawn, so that nothing moves while one scrolls. */
export interface OpenPdf {
  sizes: PageSize[];
  /** The text of every page, read when it is first searched. */
  texts: () => Promise<PageText[]>;
}

const numbers = ({ numPages }: PDFDocumentProxy) => Array.from({ length: numPages }, (_, index) => index + 1);

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<PageText> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return pageText(items.flatMap((item) => ('str' in item ? [{ str: item.str, hasEOL: item.hasEOL }] : [])));
}

export async function openPdf(pdf: PDFDocumentProxy): Promise<OpenPdf> {
  const sizes = await Promise.all(
    numbers(pdf).map(async (number) => {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
      return { width, height };
    }),
  );
  let texts: Promise<PageText[]> | null = null;
  return {
    sizes,
    texts() {
      texts ??= Promise.all(numbers(pdf).map((number) => textOf(pdf, number)));
      return texts;
    },
  };
}
