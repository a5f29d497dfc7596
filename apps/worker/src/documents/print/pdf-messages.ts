import { z } from 'zod';

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
const metadata = z.object({ title: z.string(), author: z.string(), language: z.enum(['de', 'en']) });
export type PdfMetadata = z.infer<typeof metadata>;

const ownPages = z.array(z.object({ first: z.int(), pages: z.int(), bytes }));

/** What the thread is asked: to read a PDF, which it keeps, and to finish the one it has read last. */
export const pdfRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), bytes }),
  z.object({ kind: z.literal('finish'), metadata, ownPages }),
]);
export type PdfRequest = z.infer<typeof pdfRequest>;

export const pdfAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), pages: z.int(), destinations: z.map(z.string(), z.int()) }),
  z.object({ kind: z.literal('finished'), bytes }),
  /** A file that was to take its places cannot be read. */
  z.object({ kind: z.literal('unreadable'), reason: z.string() }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
]);
export type PdfAnswer = z.infer<typeof pdfAnswer>;
