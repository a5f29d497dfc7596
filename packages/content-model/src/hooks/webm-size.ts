import { type Element, elements, unsigned } from './ebml.ts';
import type { VideoSize } from './mp4-size.ts';

/** Element ids of Matroska (RFC 9559) on the way to a track's picture size. */
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const VIDEO = 0xe0;
const PIXEL_WIDTH = 0xb0;
const PIXEL_HEIGHT = 0xba;
/** Outermost first. A file may nest them as deep as it likes: none but these are entered. */
const WAY = [SEGMENT, TRACKS, TRACK_ENTRY];

/** Pixel size of the first picture track of a WebM, or null. */
export const webmSize = (file: Buffer): VideoSize | null => sizeIn(file, 0, file.length, 0);

function sizeIn(file: Buffer, start: number, end: number, level: number): VideoSize | null {
  for (const element of elements(file, start, end)) {
    if (element.id === WAY[level]) {
      const found = sizeIn(file, element.from, element.to, level + 1);
      if (found) return found;
    }
    if (element.id === VIDEO && level === WAY.length) {
      let width: Element | undefined;
      let height: Element | undefined;
      for (const inside of elements(file, element.from, element.to)) {
        if (inside.id === PIXEL_WIDTH) width ??= inside;
        if (inside.id === PIXEL_HEIGHT) height ??= inside;
        if (width && height) break;
      }
      if (width && height) return { width: unsigned(file, width), height: unsigned(file, height) };
    }
  }
  return null;
}
