import type { CollectionBeforeValidateHook } from 'payload';
import { refusal } from './refusal.ts';

/** Readers look for a PDF's header in the first 1024 bytes (ISO 32000-1, Annex H, note 13). */
const PDF_HEADER_BYTES = 1024;
const ZIP_STARTS = ['PK\u0003\u0004', 'PK\u0005\u0006'];
const BINARY_DXF = 'AutoCAD Binary DXF';

const startOf = (bytes: Buffer, length: number) => bytes.toString('latin1', 0, length);
const isText = (bytes: Buffer) => !bytes.includes(0);

/** What a document is by its content, by the ending of its name; endings that are not here are not taken. */
const IS_KIND: Record<string, (bytes: Buffer) => boolean> = {
  pdf: (bytes) => startOf(bytes, PDF_HEADER_BYTES).includes('%PDF-'),
  zip: (bytes) => ZIP_STARTS.includes(startOf(bytes, 4)),
  dxf: (bytes) => isText(bytes) || startOf(bytes, BINARY_DXF.length) === BINARY_DXF,
  txt: isText,
};

/** Refuses a file that is not what the ending of its name says: the browser that uploads it may say of it what it likes. */
export const requireDocument: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (!req.file) return data;
  const ending = /\.([^.]+)$/.exec(req.file.name)?.[1]?.toLowerCase() ?? '';
  if (!IS_KIND[ending]?.(req.file.data)) throw refusal(collection.slug, 'file', 'fileOfOtherKind', req);
  return data;
};
