import { createTurnsByAsker } from '@vitrine/accounts/throttle/turns-by-asker.ts';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { isObject } from '../records/is-object.ts';
import { BULK_DEPTH_MAX, BULK_MAX } from './bounds.ts';
import { collectionOf } from './collection-of.ts';
import { tooManyRecords, wrongParameter } from './refusals.ts';
import { TooManyReads } from './too-many-reads.ts';

/** Whether a call changes or deletes all records that meet a condition. Payload has no other one with these methods at this path. */
export const isBulk = ({ path, method }: Pick<Endpoint, 'path' | 'method'>): boolean =>
  path === '/' && (method === 'patch' || method === 'delete');

const inTurn = createTurnsByAsker({ atOnce: 1, waiting: 4, refuse: () => new TooManyReads() });

const isWhere = (value: unknown): value is Where => isObject(value);

/**
 * Changes or deletes at most BULK_MAX records, one call of a member of staff at a time: each record is read, checked, written with its
 * versions and published one after the other, in one transaction.
 */
export async function changeMany(endpoint: Endpoint, req: PayloadRequest): Promise<Response> {
  if (!req.user) return endpoint.handler(req);
  req.query.depth ??= '0';
  if (Number(req.query.depth) > BULK_DEPTH_MAX) return wrongParameter(req, { name: 'depth', max: BULK_DEPTH_MAX });
  return inTurn(String(req.user.id), async () => {
    const slug = collectionOf(req)?.slug;
    const { where, draft } = req.query;
    if (slug && isWhere(where)) {
      const asked = { collection: slug, where, req, overrideAccess: false };
      // Payload changes those whose newest version meets the condition, but deletes what is in the table itself.
      const { totalDocs } = await (endpoint.method === 'patch' && String(draft) === 'true'
        ? req.payload.find({ ...asked, draft: true, limit: 1, depth: 0 })
        : req.payload.count(asked));
      if (totalDocs > BULK_MAX) return tooManyRecords(req, totalDocs, BULK_MAX);
    }
    return endpoint.handler(req);
  });
}
