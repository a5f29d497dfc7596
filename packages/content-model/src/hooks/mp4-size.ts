export interface FilmSize {
  width: number;
  height: number;
}

const CONTAINERS = new Set(['moov', 'trak']);

/**
 * Pixel size of the first picture track of an MP4, or null. Boxes: ISO/IEC 14496-12, 4.2; `tkhd` (8.3.2)
 * ends with width and height as 16.16 fixed point, both 0 for a sound track.
 */
export function mp4Size(file: Buffer, start = 0, end = file.length): FilmSize | null {
  let at = start;
  while (at + 8 <= end) {
    const size32 = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const header = size32 === 1 ? 16 : 8;
    if (at + header > end) return null;
    const size = size32 === 1 ? Number(file.readBigUInt64BE(at + 8)) : size32 === 0 ? end - at : size32;
    if (size < header || at + size > end) return null;
    if (CONTAINERS.has(type)) {
      const found = mp4Size(file, at + header, at + size);
      if (found) return found;
    }
    if (type === 'tkhd' && size >= header + 8) {
      const width = Math.round(file.readUInt32BE(at + size - 8) / 65536);
      const height = Math.round(file.readUInt32BE(at + size - 4) / 65536);
      if (width > 0 && height > 0) return { width, height };
    }
    at += size;
  }
  return null;
}
