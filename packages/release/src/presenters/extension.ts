import { extname } from 'node:path';

/** "Photo.WEBP" -> "webp"; empty when the name has none. */
export const extensionOf = (filename: string | null | undefined): string =>
  extname(filename ?? '')
    .slice(1)
    .toLowerCase();
