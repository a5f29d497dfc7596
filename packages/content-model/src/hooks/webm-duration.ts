import { type Element, elements, unsigned } from './ebml.ts';

/** Element ids of Matroska (RFC 9559) on the way to its length. */
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
/** Nanoseconds of one unit where the file does not say (RFC 9559, 5.1.2.9). */
const USUAL_SCALE = 1_000_000;

function float(file: Buffer, { from, to }: Element): number {
  if (to - from === 4) return file.readFloatBE(from);
  return to - from === 8 ? file.readDoubleBE(from) : 0;
}

/** Length of a WebM in seconds as it says itself; null where it does not, as in one that was recorded by a browser. */
export function webmDuration(file: Buffer): number | null {
  for (const segment of elements(file, 0, file.length)) {
    if (segment.id !== SEGMENT) continue;
    for (const info of elements(file, segment.from, segment.to)) {
      if (info.id !== INFO) continue;
      let scale: Element | undefined;
      let duration: Element | undefined;
      for (const element of elements(file, info.from, info.to)) {
        if (element.id === TIMESTAMP_SCALE) scale ??= element;
        if (element.id === DURATION) duration ??= element;
        if (scale && duration) break;
      }
      const seconds = duration ? (float(file, duration) * ((scale && unsigned(file, scale)) || USUAL_SCALE)) / 1e9 : 0;
      return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
    }
  }
  return null;
}
