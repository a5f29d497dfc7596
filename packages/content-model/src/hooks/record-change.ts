import { enqueue } from '@vitrine/jobs/job.ts';
import { publishJob } from '@vitrine/jobs/publish.ts';
import type { CollectionConfig, CollectionSlug, GlobalConfig, PayloadRequest, RequestContext } from 'payload';
import { transactionQueries } from './transaction-queries.ts';

/**
 * Set on the context of an operation whose caller enqueues the publication itself, once, before its transaction ends:
 * transactions that enqueue wait for each other, because the job is one for all.
 */
export const PUBLISHES_LATER = 'vitrine:publishes-later';

/** Tells the worker, in the transaction of the change itself, that what the app shows has changed. */
async function recordChange(req: PayloadRequest, collection: string, recordId: string): Promise<void> {
  const queries = transactionQueries(req);
  await queries.query('insert into vitrine.change (collection, record_id) values ($1, $2)', [collection, recordId]);
  if (req.context[PUBLISHES_LATER] !== true) await enqueue(queries, publishJob, {}, { key: publishJob.name });
}

/*
 * A draft saved over a published record leaves the record's own row alone: the app goes on showing it. So a change
 * concerns the app if the record is published afterwards, or was published before and is no more. The state before
 * is read from the row, not from `previousDoc`, which is the latest version and may itself be a draft.
 */
const wasPublishedKey = (collection: string, id: string) => `vitrine:published:${collection}:${id}`;

async function concernsApp(
  context: RequestContext,
  collection: string,
  id: string,
  status: unknown,
  rowStatus: () => Promise<unknown>,
): Promise<boolean> {
  if (status !== 'draft') return true;
  return context[wasPublishedKey(collection, id)] === true && (await rowStatus()) !== 'published';
}

const recordStatus = async (req: PayloadRequest, collection: CollectionSlug, id: string): Promise<unknown> => {
  const row = await req.payload.db.findOne<{ _status?: unknown; id: string }>({ collection, where: { id: { equals: id } }, req });
  return row?._status;
};

const globalStatus = async (req: PayloadRequest, slug: string): Promise<unknown> => {
  const row = await req.payload.db.findGlobal<{ _status?: unknown }>({ slug, req });
  return row?._status;
};

/** A collection whose published records end up in releases. */
export function publishes<C extends CollectionConfig>(collection: C): C {
  const hasDrafts = Boolean(collection.versions);
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeChange: [
        ...(collection.hooks?.beforeChange ?? []),
        async ({ collection: { slug }, data, originalDoc, context, req, operation }) => {
          if (hasDrafts && operation === 'update') {
            const id = String(originalDoc?.id);
            context[wasPublishedKey(slug, id)] = (await recordStatus(req, slug, id)) === 'published';
          }
          return data;
        },
      ],
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        async ({ collection: { slug }, doc, context, req }) => {
          const id = String(doc.id);
          const status = hasDrafts ? doc._status : 'published';
          if (await concernsApp(context, slug, id, status, () => recordStatus(req, slug, id))) {
            await recordChange(req, slug, id);
          }
          return doc;
        },
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        async ({ doc, id, req }) => {
          if (!hasDrafts || doc._status !== 'draft') await recordChange(req, collection.slug, String(id));
          return doc;
        },
      ],
    },
  };
}

/** A global that ends up in releases; its record id is its slug. */
export function publishesGlobal(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    hooks: {
      ...global.hooks,
      beforeChange: [
        ...(global.hooks?.beforeChange ?? []),
        async ({ data, context, req }) => {
          context[wasPublishedKey(global.slug, global.slug)] = (await globalStatus(req, global.slug)) === 'published';
          return data;
        },
      ],
      afterChange: [
        ...(global.hooks?.afterChange ?? []),
        async ({ doc, context, req }) => {
          if (await concernsApp(context, global.slug, global.slug, doc._status, () => globalStatus(req, global.slug))) {
            await recordChange(req, global.slug, global.slug);
          }
          return doc;
        },
      ],
    },
  };
}
