import type { PayloadRequest } from 'payload';
import { adminLanguage } from '../records/label-text.ts';
import { recordTitle } from '../records/record-title.ts';

/** Characters; in the sentence `slugLength` too. */
export const SLUG_LENGTH_MAX = 100;

/** Title of another record of the collection that has the slug; null when it is free. */
export async function slugHolder(
  req: PayloadRequest,
  collection: string,
  slug: string,
  ownId: string | number | undefined,
): Promise<string | null> {
  const config = Object.values(req.payload.collections).find((one) => one.config.slug === collection)?.config;
  if (!config) return null;
  const { docs } = await req.payload.find({
    collection: config.slug,
    where: { slug: { equals: slug }, ...(ownId !== undefined && { id: { not_equals: ownId } }) },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs[0] ? recordTitle(config, docs[0], adminLanguage(req)) : null;
}

/** "ww-200-2", or the next number that nobody has: the slug of a copy. */
export async function freeSlug(req: PayloadRequest, collection: string, slug: string): Promise<string> {
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    const candidate = `${slug.slice(0, SLUG_LENGTH_MAX - ending.length)}${ending}`;
    if ((await slugHolder(req, collection, candidate, undefined)) === null) return candidate;
  }
}
