import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { refusal } from './refusal.ts';
import { transactionQueries } from './transaction-queries.ts';

/** Any number that no other lock of this database uses. */
const LEAVE_LOCK = 7_420_038;

/** Who leaves in each call: of many that are changed together none is changed yet when they are counted. */
const leaving = new WeakMap<PayloadRequest, Set<string>>();

/**
 * Refuses when nobody would be left. One after the other, until the change is done: of two who leave at once each would count the
 * other one.
 */
async function leave(req: PayloadRequest, id: string): Promise<void> {
  await transactionQueries(req).query('select pg_advisory_xact_lock($1::bigint)', [LEAVE_LOCK]);
  const gone = leaving.get(req) ?? new Set();
  leaving.set(req, gone.add(id));
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: { roles: { in: ['administrator'] }, id: { not_in: [...gone] } },
    req,
    overrideAccess: true,
  });
  if (totalDocs === 0) throw refusal('staff', 'roles', 'lastAdministrator', req);
}

/** Nobody locks everybody out: the last administrator keeps the role and stays. */
export const keepOneAdministrator = {
  onChange: (async ({ data, originalDoc, operation, req }) => {
    if (operation !== 'update' || !originalDoc?.roles?.includes('administrator')) return data;
    const roles: unknown = data.roles;
    const stays = !Array.isArray(roles) || roles.includes('administrator');
    if (!stays) await leave(req, String(originalDoc.id));
    return data;
  }) satisfies CollectionBeforeChangeHook,
  onDelete: (async ({ id, req }) => {
    const doc = await req.payload.findByID({ collection: 'staff', id, depth: 0, req, overrideAccess: true });
    if (doc.roles.includes('administrator')) await leave(req, String(id));
  }) satisfies CollectionBeforeDeleteHook,
};
