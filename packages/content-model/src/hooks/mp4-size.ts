import { boxes } from './mp4-boxes.ts';

export interface VideoSize {
  width: number;
  height: number;
}

/**
 * Pixel size of the first picture track of an MP4, or null. `tkhd` (ISO/IEC 14496-12, 8.3.2) ends with width and height as 16.16
 * fixed point, both 0 for a sound track. A file may nest its boxes as deep as it likes: none but those on the way are entered.
 */
export function mp4Size(file: Buffer): VideoSize | null {
  for (const movie of boxes(file)) {
    if (movie.type !== 'moov') continue;
    for (const track of boxes(file, movie.from, movie.to)) {
      if (track.type !== 'trak') continue;
      for (const { type, from, to } of boxes(file, track.from, track.to)) {
        if (type !== 'tkhd' || to - from < 8) continue;
        const width = Math.round(file.readUInt32BE(to - 8) / 65536);
        const height = Math.round(file.readUInt32BE(to - 4) / 65536);
        if (width > 0 && height > 0) return { width, height };
      }
    }
  }
  return null;
}
