import { PDFDocument } from '@cantoo/pdf-lib';
import type { CollectionBeforeChangeHook } from 'payload';

/** Null when it cannot be read: encrypted, or without the tree of its pages, which pdf-lib looks for only now. */
async function pagesOf(file: Buffer): Promise<number | null> {
  try {
    return (await PDFDocument.load(file, { updateMetadata: false })).getPageCount();
  } catch {
    return null;
  }
}

/** Number of pages whenever the file is new; null for other kinds of file. */
export const countPdfPages: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data;
  return { ...data, pages: req.file.mimetype === 'application/pdf' ? await pagesOf(req.file.data) : null };
};
