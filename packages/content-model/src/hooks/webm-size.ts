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

/** A variable-size integer of EBML (RFC 8794, 4): its first set bit tells its length; ids keep that bit. */
function variableInteger(file: Buffer, at: number, keepMarker: boolean): { value: number; length: number } | null {
  const first = file[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > file.length) return null;
  let value = keepMarker ? first : first & (0xff >> length);
  let unknown = !keepMarker && value === 0xff >> length;
  for (let i = 1; i < length; i += 1) {
    const byte = file[at + i] ?? 0;
    unknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { value: unknown ? Number.POSITIVE_INFINITY : value, length };
}

interface Element {
  id: number;
  from: number;
  to: number;
}

function* elements(file: Buffer, start: number, end: number): Generator<Element> {
  let at = start;
  while (at < end) {
    const id = variableInteger(file, at, true);
    const size = id && variableInteger(file, at + id.length, false);
    if (!id || !size) return;
    const from = at + id.length + size.length;
    const to = Math.min(end, from + size.value);
    yield { id: id.value, from, to };
    at = to;
  }
}

const unsigned = (file: Buffer, { from, to }: Element) => (to > from && to - from <= 6 ? file.readUIntBE(from, to - from) : 0);

/** Pixel size of the first picture track of a WebM, or null. */
export const webmSize = (file: Buffer): VideoSize | null => sizeIn(file, 0, file.length, 0);

function sizeIn(file: Buffer, start: number, end: number, level: number): VideoSize | null {
  for (const element of elements(file, start, end)) {
    if (element.id === WAY[level]) {
      const found = sizeIn(file, element.from, element.to, level + 1);
      if (found) return found;
    }
    if (element.id === VIDEO && level === WAY.length) {
      const inside = [...elements(file, element.from, element.to)];
      const width = inside.find((e) => e.id === PIXEL_WIDTH);
      const height = inside.find((e) => e.id === PIXEL_HEIGHT);
      if (width && height) return { width: unsigned(file, width), height: unsigned(file, height) };
    }
  }
  return null;
}
