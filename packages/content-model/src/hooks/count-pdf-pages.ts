import type { CollectionBeforeChangeHook } from 'payload';
import { PDFDocument } from 'pdf-lib';

/** Number of pages whenever the file is new; null for other kinds of file and for a PDF that cannot be read (encrypted). */
export const countPdfPages: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data;
  if (req.file.mimetype !== 'application/pdf') return { ...data, pages: null };
  const pages = await PDFDocument.load(req.file.data, { updateMetadata: false }).then(
    (pdf) => pdf.getPageCount(),
    () => null,
  );
  return { ...data, pages };
};
