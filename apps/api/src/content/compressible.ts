import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { contentHash } from '@vitrine/server/files.ts';

/** Fast rather than small: a reader waits meanwhile. */
const QUALITY = 5;
const compress = promisify(brotliCompress);

/** Bytes that are made for a call, by their hash; they are compressed once, when the first caller takes them so. */
export interface Compressible {
  hash: string;
  identity: Buffer;
  brotli: () => Promise<Buffer>;
}

/** `hash` tells these bytes from all others of their path, where that is known without reading them. */
export function compressible(identity: Buffer, hash = contentHash(identity)): Compressible {
  let bytes: Promise<Buffer> | null = null;
  return {
    hash,
    identity,
    brotli() {
      const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
      bytes ??= compress(identity, { params });
      return bytes;
    },
  };
}

export const compressibleJson = (body: object): Compressible => compressible(Buffer.from(JSON.stringify(body)));
