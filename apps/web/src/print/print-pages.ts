import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import type { ReactNode } from 'react';

/** What a cover shows, from the light or the dark set (look.md, "Pictures"). */
export interface CoverPicture {
  image: Model<typeof assetImage>;
  isLight: boolean;
  /** Shows several machines, which an upright cut would cut as well. */
  isGroup?: boolean;
}

/** Where and how the print pages of a record are laid out. */
export interface PrintLayout {
  /** Page group of the body (page-rules.ts). */
  group: string;
  /** Id of the element the chapter begins with. */
  anchor?: string | undefined;
  /** Only the intro (true), all but the intro (false), both (absent); catalogue.md 2, "Print mode". */
  onlyFirstPage?: boolean | undefined;
  /** Address that links in the PDF begin with. */
  origin: string;
}

/** A page of the app as it prints, its record loaded. All that the print engine knows of it. */
export interface PrintPages {
  /** Title in the page margins and of the PDF, without soft hyphens. */
  title: string;
  /** Picture of a machine for the cover; absent for pages that are not about machines. */
  cover?: CoverPicture | undefined;
  /** What was loaded, by which api/release.ts knows its release. */
  record: object;
  /** What was loaded beside it, of a page that is made of several records. */
  others?: readonly object[];
  /** Printed pages, of a page that the server has not measured. */
  sheets?: number;
  /** What the table of contents calls it where no entry of the menu does; absent: as it was called when it was added. */
  contents?: { title: string; kind: string };
  render: (layout: PrintLayout) => ReactNode;
}

/**
 * Loads the print pages of the page at a path. `cached` takes the record that the app has already, however old. Throws
 * ApiFailure, DocumentMismatchError, and UnprintablePageError for a page of no kind that prints.
 */
export type LoadPrintPages = (path: string, options: { cached: boolean }) => Promise<PrintPages>;

/** A page of a document that is of no kind that prints. */
export class UnprintablePageError extends Error {
  override name = 'UnprintablePageError';
}
