import type { PayloadRequest, Where } from 'payload';

/**
 * Whether a record has this file, or a picture made of it. A file is written before its record is committed, and stays for a day after it
 * was replaced: what was undone, or ended with its process, is shown to no one.
 */
export async function hasRecord(req: PayloadRequest, collection: string, filename: string): Promise<boolean> {
  const config = req.payload.config.collections.find(({ slug }) => slug === collection);
  if (!config) return false;
  const sizes = config.upload.imageSizes?.map(({ name }): Where => ({ [`sizes.${name}.filename`]: { equals: filename } })) ?? [];
  const where = { or: [{ filename: { equals: filename } }, ...sizes] };
  return (await req.payload.db.findOne({ collection: config.slug, where, req, select: { filename: true } })) !== null;
}
