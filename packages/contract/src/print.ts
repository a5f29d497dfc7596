import * as z from 'zod/mini';
import { language } from './sites.ts';

/** A print run announces itself on the page: `document.documentElement.dataset.printReady = 'true'` after PRINT_READY_DELAY_MS. */
export const PRINT_READY_DELAY_MS = 800;
export const PRINT_READY_FALLBACK_MS = 30_000;
export const FONT_LOAD_TIMEOUT_MS = 10_000;
/** Print margins (shell.md 9): body pages; a first page has none. */
export const PRINT_MARGIN = '25mm 0 35mm';

/** The `data` query parameter of a printed page: base64url of this as JSON (catalogue.md 2, "Print mode"). */
export const printMeta = z.object({
  token: z.string(),
  meta: z.object({ language }),
  /** Only the intro sections (true), all but the first (false); absent: everything. */
  onlyFirstPage: z.optional(z.boolean()),
  offerId: z.optional(z.string()),
  /** First page number of each chapter by route path, for the table of contents. */
  pageCounts: z.optional(z.record(z.string(), z.int().check(z.positive()))),
});
export type PrintMeta = z.infer<typeof printMeta>;

/**
 * Name of the meta element by which the server opens print mode, in the page of a print run only. It holds the address that links to
 * files in the PDF begin with: the renderer's own is not reachable for a recipient.
 */
export const PRINT_ORIGIN_META = 'print-origin';

/** Paths of the printable sheets and of the whole print run (one page with every sheet in order). */
export const PRINT_RUN_PATH = '/document-generator/print-run';
/** Id of the element each chapter begins with, index from 0; the table of contents links to it and PDF destinations carry it. */
export const chapterAnchor = (index: number) => `chapter-${index + 1}`;
export const ANCHOR_CONTENTS = 'contents';
export const ANCHOR_LAST_SHEET = 'last-sheet';

/**
 * On the element of a chapter that is a PDF itself: the file's address. The sheets inside keep places for its pages (`data-pages`
 * of them, from the anchor in `data-anchor` on), and the worker puts them there.
 */
export const OWN_PAGES_ATTRIBUTE = 'data-own-pages';

/** File of the app's build that names what lays out printed pages (apps/web/build/print-layout.ts). */
export const PRINT_LAYOUT_FILE = 'print-layout.txt';

/** File of the app's build that names the modules of a print run, as addresses in a list (apps/web/build/print-modules.ts). */
export const PRINT_MODULES_FILE = 'print-modules.json';
