import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { refusal } from '../hooks/refusal.ts';
import { isObject } from '../records/is-object.ts';

const CHANGES = new Set(['create', 'update', 'updateByID']);

/** The address that a record shows of its own file: the admin's form sends it back. */
const isOwn = (collection: string, url: string) => url.startsWith(`/cms-api/${collection}/file/`);

/** An address where Payload would look for the file. It takes it out of what it saves before any hook runs, but not out of the request. */
function namesAddress(req: PayloadRequest, collection: string, operation: string, data: unknown): boolean {
  const sent = req.routeParams?.collection === collection ? req.data : undefined;
  return [data, sent].some((one) => {
    const url = isObject(one) ? (one.url ?? '') : '';
    if (typeof url !== 'string') return true;
    return url !== '' && !(operation !== 'create' && isOwn(collection, url));
  });
}

/**
 * A change of the picture for which Payload would fetch the stored one. A focal point that came without a file is a field by now
 * (keep-upload.ts); with a file there is nothing to fetch for it.
 */
function editsPicture({ file, query }: PayloadRequest): boolean {
  const edits = query?.uploadEdits;
  if (edits === undefined) return false;
  return !file || !isObject(edits) || Object.keys(edits).some((name) => name !== 'focalPoint');
}

const isWithoutContent = ({ file }: PayloadRequest): boolean =>
  file !== undefined &&
  file !== null &&
  (file.data.length === 0 || Boolean(file.clientUploadContext) || Boolean(file.tempFilePath));

/** Bytes. A disk takes 255; the name of a file that is being written and that of a smaller picture of it are longer. */
const NAME_MAX = 150;

/** A file comes with the request that brings it, whole. No address is asked for one, and none is said to be stored already. */
export const refuseForeignFile: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (!CHANGES.has(operation)) return args;
  const data = 'data' in args ? args.data : undefined;
  if (namesAddress(req, collection.slug, operation, data) || editsPicture(req)) {
    throw refusal(collection.slug, 'file', 'fileByAddress', req);
  }
  if (isWithoutContent(req)) throw refusal(collection.slug, 'file', 'fileEmpty', req);
  if (Buffer.byteLength(req.file?.name ?? '') > NAME_MAX) throw refusal(collection.slug, 'file', 'fileNameTooLong', req);
  return args;
};
