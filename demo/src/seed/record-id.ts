import { createHash } from 'node:crypto';
import type { CollectionSlug } from 'payload';

/** Any UUID; it keeps the demo's ids apart from those of other catalogues (RFC 9562, 5.5). */
const NAMESPACE = Buffer.from('5b0c9d1e7a7e4c0b9d5f6a1f3c2e8d47', 'hex');

const digest = (name: string) => createHash('sha1').update(NAMESPACE).update(name).digest();

/** The id of a record of the demo: the same in every installation (UUID version 5), so that nothing is made twice. */
export function recordId(collection: CollectionSlug, key: string): string {
  const bytes = digest(`${collection}/${key}`).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The id of a row of an array, in the form Payload gives them: the English text must find the row of the German one. */
export const rowId = (owner: string, index: number): string => digest(`${owner}#${index}`).toString('hex').slice(0, 24);

/** Rows of an array with their ids. `owner` is unique to the array: record and field. */
export const rows = <T, R extends object>(
  owner: string,
  items: readonly T[],
  row: (item: T, index: number) => R,
): (R & { id: string })[] => items.map((item, index) => ({ ...row(item, index), id: rowId(owner, index) }));
