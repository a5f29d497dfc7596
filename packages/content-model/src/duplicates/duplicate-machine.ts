import type { PayloadRequest } from 'payload';
import { freeSlug, SLUG_LENGTH_MAX, slugHolder } from '../fields/slug-holder.ts';
import { slugify } from '../fields/slugify.ts';
import { inTransaction } from '../hooks/in-transaction.ts';
import type { Product } from '../payload-types.ts';
import { renamed } from './renamed.ts';
import { renamedMachine } from './renamed-machine.ts';

/** What belongs to one machine alone, and is never another one's even for a while. */
const LEFT_OUT = {
  threeDRenderings: [],
  threeDRenderingThumbnail: null,
  productSideView: null,
  productRendering: [],
  productDownloadsList: [],
} satisfies Partial<Product>;

/** As the other machine's with the other type ("k-330" -> "k-350"), else made of the title. */
async function slugFor(req: PayloadRequest, source: Product, typeName: string): Promise<string> {
  const [from, to] = [slugify(source.productTypeName ?? ''), slugify(typeName)];
  const isNamedByType = from !== '' && to !== '' && `-${source.slug}-`.includes(`-${from}-`);
  const named = `-${source.slug}-`.replace(`-${from}-`, `-${to}-`).slice(1, -1);
  const title = renamed(source.title ?? typeName, source.productTypeName ?? '', typeName);
  const slug = isNamedByType && named.length <= SLUG_LENGTH_MAX ? named : slugify(title, SLUG_LENGTH_MAX);
  return (await slugHolder(req, 'products', slug, undefined)) === null ? slug : freeSlug(req, 'products', slug);
}

/** The title of a machine that has this type already, published or not; null when none has. */
export async function machineOfType(req: PayloadRequest, typeName: string): Promise<string | null> {
  const where = { productTypeName: { equals: typeName } };
  const options = { collection: 'products', req, user: req.user, overrideAccess: false, depth: 0, limit: 1 } as const;
  const [found] = (await req.payload.find({ ...options, draft: true, where })).docs;
  return found ? (found.title ?? typeName) : null;
}

/** What is written into a copy: Payload's own fields are left to it. */
function dataOf(record: Product): Partial<Product> {
  const { id: _id, createdAt: _created, updatedAt: _updated, _status, ...data } = record;
  return data;
}

/**
 * A new machine after another one: a draft with everything that one has in both languages, its type name exchanged in every text
 * (renamed.ts), without what is that machine's alone (turntables, documents). Answers the id; all or nothing is made.
 */
export const duplicateMachine = (req: PayloadRequest, id: string, typeName: string): Promise<string> =>
  inTransaction(req, async () => {
    const options = { collection: 'products', req, user: req.user, depth: 0, draft: true } as const;
    const source = await req.payload.findByID({ ...options, id, locale: 'de', overrideAccess: false });
    const from = source.productTypeName ?? '';
    const fields = req.payload.collections.products.config.flattenedFields;
    const slug = await slugFor(req, source, typeName);
    // Who may write a machine may not write where it comes from: that is known here alone.
    const begun = { slug, copiedFrom: id, _status: 'draft' as const };
    // Payload writes into the data that it is given.
    const copy = await req.payload.duplicate({ ...options, id, data: { ...begun }, locale: 'de', overrideAccess: true });
    for (const locale of ['de', 'en'] as const) {
      const record = await req.payload.findByID({ ...options, id: copy.id, locale, fallbackLocale: false, overrideAccess: true });
      const data = {
        ...renamedMachine(fields, dataOf(record), from, typeName),
        ...LEFT_OUT,
        ...begun,
        productTypeName: typeName,
      };
      await req.payload.update({ ...options, id: copy.id, data, locale, overrideAccess: true });
    }
    return copy.id;
  });
