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

export interface Element {
  id: number;
  from: number;
  to: number;
}

/** Elements that are looked at beside each other: a video of a day has a cluster a second, and an element has two bytes at least. */
const SIBLINGS_MAX = 100_000;

/** The elements of an EBML file between two bytes, up to the first that cannot be read. None is entered. */
export function* elements(file: Buffer, start: number, end: number): Generator<Element> {
  let at = start;
  for (let count = 0; at < end && count < SIBLINGS_MAX; count++) {
    const id = variableInteger(file, at, true);
    const size = id && variableInteger(file, at + id.length, false);
    if (!id || !size) return;
    const from = at + id.length + size.length;
    const to = Math.min(end, from + size.value);
    yield { id: id.value, from, to };
    at = to;
  }
}

export const unsigned = (file: Buffer, { from, to }: Element) =>
  to > from && to - from <= 6 ? file.readUIntBE(from, to - from) : 0;
