import { language } from '@vitrine/contract/sites.ts';
import * as z from 'zod/mini';
import { FILE_FOLDERS } from './types.ts';

/** SHA-256 as 64 hex digits. */
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The text `current.json`: which catalogue is active. It is replaced by one rename, the only step of a switch-over. */
export const pointer = z.strictObject({ catalogue: z.string().check(z.regex(/^catalogue-[0-9a-z-]+\.json$/)) });
export type Pointer = z.infer<typeof pointer>;

/** What of the catalogue is kept: pages and pictures always, the rest by product line (packs) and with or without videos. */
export const packs = z.strictObject({
  /** Slugs of product lines; null is all of them. */
  lines: z.nullable(z.array(z.string())),
  withVideos: z.boolean(),
  /** Slugs of product lines that are kept without their videos; absent where an older version stored the packs. */
  withoutVideos: z.optional(z.array(z.string())),
});
export type Packs = z.infer<typeof packs>;

const indexedFile = z.strictObject({
  folder: z.enum(FILE_FOLDERS),
  sha256,
  size: z.int().check(z.nonnegative()),
  /** Media type that the file is served with. */
  type: z.string(),
});
export type IndexedFile = z.infer<typeof indexedFile>;

/**
 * A catalogue on disk (the text `catalogue-….json`). The main process serves its files below its unguessable path by the keys of
 * `files`: `assets/<hash>/<name>` as in the documents, and `<language>/<route>` for the answer of the API to that route.
 */
export const catalogueIndex = z.strictObject({
  version: z.literal(1),
  release: z.int().check(z.nonnegative()),
  languages: z.array(language),
  /** When its release was asked for, by the server's clock, ISO 8601: its contents are as of then. */
  loadedAt: z.string(),
  /** Absent where an older version loaded it. */
  packs: z.optional(packs),
  files: z.record(z.string(), indexedFile),
});
export type CatalogueIndex = z.infer<typeof catalogueIndex>;
