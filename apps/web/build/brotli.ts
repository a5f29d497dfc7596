import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** How distances are written (RFC 7932, section 4): the second suits code of several 100 kB better, by 0.2 %. */
const DISTANCES = [{}, { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 8 }];

/** The bytes as they are sent: the smallest that Brotli makes of them. */
export async function packed(bytes: Buffer | string): Promise<Buffer> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const ways = await Promise.all(DISTANCES.map((distances) => compress(bytes, { params: { ...quality, ...distances } })));
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
}
