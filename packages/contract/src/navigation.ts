import * as z from 'zod/mini';
import { assetImage, assetUrl } from './assets.ts';
import { defineResource, toMany, toOne } from './resource.ts';

/** How a navigation item's `link` is meant. */
export const LINK_TYPES = ['entry', 'url', 'pdf', 'none'] as const;

/**
 * `navigation/_all`: every item as a flat list in menu order; the tree is in `parent` and `subList`.
 * `level` '1' is the top. An item with `pdfName` can be chosen for a document; its `link` is the page's path.
 */
export const navigationItem = defineResource(
  'navigation-item',
  z.object({
    name: z.string(),
    /** What the item is ("Winkelwolf", "mit Rührwerk"): the small word beside the name. */
    kind: z.nullable(z.string()),
    pdfName: z.nullable(z.string()),
    /** Kind of page as a word for lists ("Produkt"). */
    pdfKind: z.nullable(z.string()),
    link: z.nullable(z.string()),
    linkType: z.enum(LINK_TYPES),
    level: z.enum(['1', '2', '3']),
    itemHidden: z.boolean(),
    /** The file of an item of type `pdf`; its `link` is the page that shows it, `/static-product/{id}`. */
    pdfDocument: z.nullable(
      z.object({ storageUrl: assetUrl, offlineLink: assetUrl, extension: z.string(), size: z.int(), pages: z.nullable(z.int()) }),
    ),
  }),
  {
    subList: toMany(() => navigationItemRef),
    parent: toOne(() => navigationItemRef),
    /** Crops: landscape (menu preview) and portrait (print sheet thumbnail). */
    image: toOne(() => assetImage),
  },
);

/** Items refer to each other inside one list; a reference carries what a breadcrumb needs. */
export const navigationItemRef = defineResource(
  'navigation-item',
  z.object({ name: z.string(), level: z.enum(['1', '2', '3']) }),
  {},
  'NavigationItemReference',
);

/** `navigation-meta/_all`: one resource; the shell's secondary links, legal notice and texts staff maintain. */
export const navigationMeta = defineResource(
  'navigation-meta',
  z.object({
    companyName: z.string(),
    /** "(fiktiv). Alle Namen, Maschinen und Werte sind erfunden." */
    legalNotice: z.string(),
    secondaryLinks: z.array(z.object({ label: z.string(), link: z.string() })),
    legalLinks: z.array(z.object({ label: z.string(), link: z.string() })),
  }),
  {},
);
