import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { refusal } from './refusal.ts';

async function otherAdministrators(req: PayloadRequest, id: string | number): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: { roles: { in: ['administrator'] }, id: { not_equals: id } },
    req,
    overrideAccess: true,
  });
  return totalDocs;
}

const refuse = (req: PayloadRequest) => refusal('staff', 'roles', 'lastAdministrator', req);

/** Nobody locks everybody out: the last administrator keeps the role and stays. */
export const keepOneAdministrator = {
  onChange: (async ({ data, originalDoc, operation, req }) => {
    if (operation !== 'update' || !originalDoc?.roles?.includes('administrator')) return data;
    const roles: unknown = data.roles;
    const stays = !Array.isArray(roles) || roles.includes('administrator');
    if (!stays && (await otherAdministrators(req, originalDoc.id)) === 0) throw refuse(req);
    return data;
  }) satisfies CollectionBeforeChangeHook,
  onDelete: (async ({ id, req }) => {
    const doc = await req.payload.findByID({ collection: 'staff', id, depth: 0, req, overrideAccess: true });
    if (doc.roles.includes('administrator') && (await otherAdministrators(req, id)) === 0) throw refuse(req);
  }) satisfies CollectionBeforeDeleteHook,
};
