import * as z from 'zod/mini';
import { assetImage } from './assets.ts';
import { defineResource, toOne } from './resource.ts';

/** `pdf-meta/_all`: one resource; fixed texts of every PDF and the print page counts that are known. */
export const pdfMeta = defineResource(
  'pdf-meta',
  z.object({
    coverHeadline: z.string(),
    recipientLabel: z.string(),
    senderLabel: z.string(),
    contentsHeadline: z.string(),
    lastSheetHeadline: z.string(),
    companyName: z.string(),
    companyAddress: z.array(z.string()),
    companyWeb: z.string(),
    legalNotice: z.string(),
    /** Print pages by route path (`/product/ww-200`), measured by the worker; a route not yet measured is absent. */
    pageCounts: z.record(z.string(), z.int().check(z.positive())),
  }),
  { coverImage: toOne(() => assetImage) },
);
