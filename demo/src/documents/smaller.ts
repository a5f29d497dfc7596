import { createHash } from 'node:crypto';
import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** Upright pictures fill a page, others stand in half of its width: enough for 100 and 190 dpi. */
const UPRIGHT_MAX = 1000;
const WIDE_MAX = 640;
const QUALITY = 74;

const isJpeg = (object: PDFObject): object is PDFRawStream =>
  object instanceof PDFRawStream && object.dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode');

/** Lets everything point to the first of equal streams. */
function replaceReferences(object: PDFObject, by: ReadonlyMap<PDFRef, PDFRef>): void {
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (dict instanceof PDFDict) {
    for (const [name, value] of dict.entries()) {
      const other = value instanceof PDFRef ? by.get(value) : undefined;
      if (other) dict.set(name, other);
      else replaceReferences(value, by);
    }
  }
  if (object instanceof PDFArray) {
    for (const [index, value] of object.asArray().entries()) {
      const other = value instanceof PDFRef ? by.get(value) : undefined;
      if (other) object.set(index, other);
      else replaceReferences(value, by);
    }
  }
}

/** Keeps each picture and each glyph of a PDF once, and no picture larger than paper needs. */
export async function makeSmaller({ context }: PDFDocument): Promise<void> {
  const first = new Map<string, PDFRef>();
  const twins = new Map<PDFRef, PDFRef>();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const hash = createHash('sha256').update(object.dict.toString()).update(object.contents).digest('hex');
    const known = first.get(hash);
    if (known) twins.set(ref, known);
    else first.set(hash, ref);
  }
  for (const [, object] of context.enumerateIndirectObjects()) replaceReferences(object, twins);
  for (const twin of twins.keys()) context.delete(twin);
  for (const ref of first.values()) {
    const picture = context.lookup(ref);
    if (!picture || !isJpeg(picture)) continue;
    const { width, height } = await sharp(picture.contents).metadata();
    const edge = height > width ? UPRIGHT_MAX : WIDE_MAX;
    const { data, info } = await sharp(picture.contents)
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    if (data.length >= picture.contents.length || info.channels !== 3) continue;
    picture.dict.set(PDFName.of('Width'), PDFNumber.of(info.width));
    picture.dict.set(PDFName.of('Height'), PDFNumber.of(info.height));
    picture.dict.set(PDFName.of('Length'), PDFNumber.of(data.length));
    context.assign(ref, PDFRawStream.of(picture.dict, data));
  }
}
