export interface VideoSize {
  width: number;
  height: number;
}

/** The boxes on the way to a track's header, outermost first. A file may nest them as deep as it likes: none but these are entered. */
const WAY = ['moov', 'trak'];

/**
 * Pixel size of the first picture track of an MP4, or null. Boxes: ISO/IEC 14496-12, 4.2; `tkhd` (8.3.2)
 * ends with width and height as 16.16 fixed point, both 0 for a sound track.
 */
export const mp4Size = (file: Buffer): VideoSize | null => sizeIn(file, 0, file.length, 0);

function sizeIn(file: Buffer, start: number, end: number, level: number): VideoSize | null {
  let at = start;
  while (at + 8 <= end) {
    const size32 = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const header = size32 === 1 ? 16 : 8;
    if (at + header > end) return null;
    const size = size32 === 1 ? Number(file.readBigUInt64BE(at + 8)) : size32 === 0 ? end - at : size32;
    if (size < header || at + size > end) return null;
    if (type === WAY[level]) {
      const found = sizeIn(file, at + header, at + size, level + 1);
      if (found) return found;
    }
    if (type === 'tkhd' && level === WAY.length && size >= header + 8) {
      const width = Math.round(file.readUInt32BE(at + size - 8) / 65536);
      const height = Math.round(file.readUInt32BE(at + size - 4) / 65536);
      if (width > 0 && height > 0) return { width, height };
    }
    at += size;
  }
  return null;
}
