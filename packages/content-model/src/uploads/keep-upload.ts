import type { FileStore } from '@vitrine/server/files.ts';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import sharp from 'sharp';
import { z } from 'zod';
import { uploadKey } from './upload-key.ts';

/*
 * Payload's own way of storing an upload does not keep what was uploaded: WebP and AVIF are encoded anew, also when only the
 * focal point moves, and a replacement deletes the former file before it is checked. So files are kept here: the bytes as they
 * came, in the file store, when everything was checked. A name is never used for two files that are both referred to.
 */
const MASTER = 'vitrine:master';

const masterOf = ({ context }: PayloadRequest): Buffer | null => {
  const master = context[MASTER];
  return Buffer.isBuffer(master) ? master : null;
};

const focalPoint = z.strictObject({ focalPoint: z.object({ x: z.coerce.number(), y: z.coerce.number() }) });
const changes = new Set(['create', 'update', 'updateByID']);

/**
 * Takes the focal point out of the query, where it would have the file read and encoded again; it is a field like others. What else
 * is in the query stays there, and is refused (refuse-foreign-file.ts).
 */
function focalPointAsField(req: PayloadRequest, data: unknown): void {
  const moved = focalPoint.safeParse(req.query?.uploadEdits);
  if (!moved.success || req.file || typeof data !== 'object' || data === null) return;
  Object.assign(data, { focalX: moved.data.focalPoint.x, focalY: moved.data.focalPoint.y });
  delete req.query.uploadEdits;
}

/** Remembers what is uploaded before Payload works on it. */
export const rememberMaster: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!changes.has(operation)) return args;
  req.context[MASTER] = req.file?.data ?? null;
  if ('data' in args) focalPointAsField(req, args.data);
  return args;
};

/** Size of the file and of the picture, as they came; upright as the picture's EXIF says. */
export const describeMaster: CollectionBeforeChangeHook = async ({ data, req }) => {
  const master = masterOf(req);
  if (!master) return data;
  const described = { ...data, filesize: master.length };
  if (!req.file?.mimetype.startsWith('image/')) return described;
  const { autoOrient } = await sharp(master).metadata();
  return { ...described, width: autoOrient.width, height: autoOrient.height };
};

const sizes = z.record(z.string(), z.object({ filename: z.string().nullish() }).nullish()).catch({});

/** Keeps the file, and what Payload made of it for its lists. The former one stays until it is pruned: this change may yet be undone. */
export const storeMaster =
  (files: FileStore): CollectionAfterChangeHook =>
  async ({ collection, doc, req }) => {
    const master = masterOf(req);
    if (!master) return doc;
    req.context[MASTER] = null;
    await files.put(uploadKey(collection.slug, doc.filename), master);
    const made = sizes.parse(doc.sizes);
    for (const [name, bytes] of Object.entries(req.payloadUploadSizes ?? {})) {
      const filename = made[name]?.filename;
      if (filename) await files.put(uploadKey(collection.slug, filename), bytes);
    }
    return doc;
  };
