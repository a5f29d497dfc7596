import type { CollectionBeforeChangeHook } from 'payload';
import { PdfNotReadError, PdfTooLargeError, pdfPages } from '../uploads/pdf-pages.ts';
import { refusal } from './refusal.ts';

/**
 * Number of pages whenever the file is new; null for other kinds of file. A PDF that takes too much to open is refused, and so is one that
 * could not be read this time, with a sentence that says to try again.
 */
export const countPdfPages: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (!req.file) return data;
  const { data: file, mimetype } = req.file;
  if (mimetype !== 'application/pdf') return { ...data, pages: null };
  const pages = await pdfPages(file, String(req.user?.id)).catch((error: unknown) => {
    if (error instanceof PdfTooLargeError) throw refusal(collection.slug, 'file', 'pdfTooLarge', req);
    if (error instanceof PdfNotReadError) {
      req.payload.logger.warn({ bytes: file.length }, 'the process that counts pages of PDFs was ended');
      throw refusal(collection.slug, 'file', 'pdfNotRead', req);
    }
    throw error;
  });
  return { ...data, pages };
};
