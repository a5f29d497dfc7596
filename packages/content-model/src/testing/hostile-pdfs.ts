import { constants, deflateRawSync, deflateSync } from 'node:zlib';

const HEAD = '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 3 0 R>>endobj\n';

/** Some 400 bytes that say they hold a list of 99,999,999 objects: pdf-lib reads it to its end, at once. */
export function endlessPdf(): Buffer {
  const list = '<</Type/XRef/Size 99999999/W[1 8 8]/Index[0 99999999]/Root 1 0 R/Length 0>>stream\n\nendstream';
  return Buffer.from(`${HEAD}2 0 obj${list} endobj\nstartxref\n${HEAD.length}\n%%EOF`, 'latin1');
}

const MB = 1024 * 1024;
/** Megabytes of one flushed piece of a deflate stream, which can be repeated. */
const PIECE = 16;

/** Some kilobytes with a list of objects that was deflated twice and unpacks to so many megabytes, which are outside of V8's heap. */
export function swellingPdf(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(PIECE * MB, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const zlib = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array<Buffer>(Math.ceil(megabytes / PIECE)).fill(piece),
    Buffer.from([3, 0]),
  ]);
  const packed = deflateSync(zlib);
  const dict = `<</Type/ObjStm/N 1/First 5/Filter[/FlateDecode/FlateDecode]/Length ${packed.length}>>`;
  const tail = `\nendstream endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF`;
  return Buffer.concat([Buffer.from(`${HEAD}2 0 obj${dict}stream\n`, 'latin1'), packed, Buffer.from(tail, 'latin1')]);
}
