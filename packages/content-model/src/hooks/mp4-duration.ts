import { boxes } from './mp4-boxes.ts';

/** Bytes of version and flags, then of the two dates, in `mvhd` of version 0 and 1 (ISO/IEC 14496-12, 8.2.2). */
const DATES = { short: 4 + 2 * 4, long: 4 + 2 * 8 };

/** Length of an MP4 in seconds as its movie header says; null where it says nothing, as in a file that was written in fragments. */
export function mp4Duration(file: Buffer): number | null {
  for (const movie of boxes(file)) {
    if (movie.type !== 'moov') continue;
    for (const { type, from, to } of boxes(file, movie.from, movie.to)) {
      if (type !== 'mvhd') continue;
      const isLong = file[from] === 1;
      const at = from + (isLong ? DATES.long : DATES.short);
      if (at + (isLong ? 12 : 8) > to) return null;
      const [scale, units] = [file.readUInt32BE(at), isLong ? Number(file.readBigUInt64BE(at + 4)) : file.readUInt32BE(at + 4)];
      // All bits set: the length is not known.
      const isKnown = units < (isLong ? 2 ** 64 : 2 ** 32 - 1);
      return isKnown && units > 0 && scale > 0 ? units / scale : null;
    }
  }
  return null;
}
