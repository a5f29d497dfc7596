import type { CollectionBeforeChangeHook } from 'payload';
import { PdfTooLargeError, pdfPages } from '../uploads/pdf-pages.ts';
import { refusal } from './refusal.ts';

/** Number of pages whenever the file is new; null for other kinds of file. A PDF that cannot be opened in reasonable time is refused. */
export const countPdfPages: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (!req.file) return data;
  if (req.file.mimetype !== 'application/pdf') return { ...data, pages: null };
  const pages = await pdfPages(req.file.data, String(req.user?.id)).catch((error: unknown) => {
    if (error instanceof PdfTooLargeError) throw refusal(collection.slug, 'file', 'pdfTooLarge', req);
    throw error;
  });
  return { ...data, pages };
};
