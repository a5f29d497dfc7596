import { pageAt } from '@vitrine/contract/page-paths.ts';
import { isPrintable, type PrintableKind } from '@vitrine/contract/pages.ts';
import { loadComparisonPages } from '../pages/comparison/print.tsx';
import { loadContentPages } from '../pages/content-page/print.tsx';
import { loadProductPages } from '../pages/product/print.tsx';
import { loadProductLinePages } from '../pages/product-line/print.tsx';
import { loadProductOverviewPages } from '../pages/product-overview/print.tsx';
import { loadStaticProductPages } from '../pages/static-product/print.tsx';
import { type LoadPrintPages, type PrintPages, UnprintablePageError } from '../print/print-pages.ts';

type LoadChapter = (slug: string, options: { cached: boolean }) => Promise<PrintPages>;

/** The chapter of each kind of page that prints: here the print engine meets the kinds of page. */
export const CHAPTERS: Record<PrintableKind, LoadChapter> = {
  product: loadProductPages,
  'content-page': loadContentPages,
  'product-line': loadProductLinePages,
  'product-overview': loadProductOverviewPages,
  'static-product': loadStaticProductPages,
  comparison: loadComparisonPages,
};

/** The print pages of a page by its path. */
export const loadPrintPages: LoadPrintPages = async (path, options) => {
  const page = pageAt(path);
  if (!page || !isPrintable(page.kind)) throw new UnprintablePageError(path);
  return CHAPTERS[page.kind](page.slug, options);
};
