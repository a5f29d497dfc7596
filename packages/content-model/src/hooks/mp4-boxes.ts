export interface Box {
  type: string;
  /** Of the content, from and up to which byte of the file. */
  from: number;
  to: number;
}

/** Boxes that are looked at beside each other: a video in fragments has two a second. */
const SIBLINGS_MAX = 100_000;

/** The boxes of an MP4 between two bytes (ISO/IEC 14496-12, 4.2), up to the first that does not fit. None is entered. */
export function* boxes(file: Buffer, start = 0, end = file.length): Generator<Box> {
  let at = start;
  for (let count = 0; at + 8 <= end && count < SIBLINGS_MAX; count++) {
    const size32 = file.readUInt32BE(at);
    const header = size32 === 1 ? 16 : 8;
    if (at + header > end) return;
    const size = size32 === 1 ? Number(file.readBigUInt64BE(at + 8)) : size32 === 0 ? end - at : size32;
    if (size < header || at + size > end) return;
    yield { type: file.toString('latin1', at + 4, at + 8), from: at + header, to: at + size };
    at += size;
  }
}
