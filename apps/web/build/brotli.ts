import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** How distances are written (RFC 7932, section 4): the second suits code of several 100 kB better, by 0.2 %. */
const DISTANCES = [{}, { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 8 }];
/** Larger files, of the map and of PDFs, belong to no first page: 0.2 % of them is not worth as much time again. */
const TRIED_MAX_BYTES = 400_000;

async function pack(bytes: Buffer): Promise<Buffer> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const tried = bytes.length > TRIED_MAX_BYTES ? DISTANCES.slice(0, 1) : DISTANCES;
  const ways = await Promise.all(tried.map((distances) => compress(bytes, { params: { ...quality, ...distances } })));
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
}

/** By the hash of what was packed: the budget measures what is written. */
const known = new Map<string, Promise<Buffer>>();

/** The bytes as they are sent: the smallest that Brotli makes of them. */
export function packed(content: Buffer | string): Promise<Buffer> {
  const bytes = Buffer.from(content);
  const key = createHash('sha256').update(bytes).digest('hex');
  const answer = known.get(key) ?? pack(bytes);
  known.set(key, answer);
  return answer;
}
