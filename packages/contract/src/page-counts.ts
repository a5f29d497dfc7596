import * as z from 'zod/mini';
import type { PageKind } from './pages.ts';
import type { ReleaseAnswerPath, ReleaseDocumentPattern } from './release-documents.ts';
import { defineResource } from './resource.ts';

/**
 * `page-counts/_all`: how many pages each route prints. Measured after publishing and no part of a release: an edit prints what it
 * changed once, and makes one release.
 */
export const pageCounts = defineResource(
  'page-counts',
  z.object({
    /** Print pages by route path (`/product/ww-200`); a route that was never measured is absent. */
    pageCounts: z.record(z.string(), z.int().check(z.positive())),
  }),
  {},
);

/**
 * Documents that a page prints beside its own, by its kind and the resource that it shows: one that changes may change how many pages
 * the route prints. With a slug: those whose slug a row of the page has (`productSlug`).
 */
export type PrintedBeside = Partial<Record<PageKind, Record<string, ReleaseDocumentPattern | ReleaseAnswerPath>>>;
export const PRINTED_BESIDE: PrintedBeside = {
  // The machines at true sizes.
  'product-overview': { 'product-overview': 'product/{slug}' },
  'content-page': {
    'location-page': 'location/_all',
    'media-library-page': 'media-library/categories',
  },
};
