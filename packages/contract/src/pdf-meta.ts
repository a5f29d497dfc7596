import * as z from 'zod/mini';
import { assetImage } from './assets.ts';
import { defineResource, toOne } from './resource.ts';

/** `pdf-meta/_all`: one resource; fixed texts of every PDF. */
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
  }),
  { coverImage: toOne(() => assetImage) },
);
