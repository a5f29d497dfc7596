import parseRange from 'range-parser';
import type { ByteRange } from './files.ts';

/**
 * The part of a file of `size` bytes that a Range header asks for; null for the whole file, also when the header makes no sense or asks
 * for several parts (RFC 9110 14.2 lets a server ignore it).
 */
export function byteRange(header: string | null | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  if (!header) return null;
  const ranges = parseRange(size, header);
  if (ranges === -1) return header.trimStart().startsWith('bytes=') ? 'unsatisfiable' : null;
  if (ranges === -2 || ranges.type.trim() !== 'bytes') return null;
  const [range, another] = ranges;
  return range && !another ? { start: range.start, end: range.end } : null;
}

/** The header Content-Range of a part, or of the answer 416. */
export const contentRange = (range: ByteRange | 'unsatisfiable', size: number): string =>
  range === 'unsatisfiable' ? `bytes */${size}` : `bytes ${range.start}-${range.end}/${size}`;
