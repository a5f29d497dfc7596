import { loadProductPages } from '../pages/product/print.tsx';
import { type LoadPrintPages, UnprintablePageError } from '../print/print-pages.ts';

const PRODUCT = /^\/product\/([a-z0-9-]+)$/;

/** The print pages of a page by its path: here the print engine meets the kinds of page. */
export const loadPrintPages: LoadPrintPages = async (path, options) => {
  const slug = PRODUCT.exec(path)?.[1];
  if (!slug) throw new UnprintablePageError(path);
  return loadProductPages(slug, options);
};
