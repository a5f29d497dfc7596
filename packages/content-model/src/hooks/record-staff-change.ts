import { writeAudit } from '@vitrine/server/audit.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { ContentEnvironment } from '../environment.ts';
import { isFactorRequired } from '../staff-login/log-in.ts';
import { recoveryLeft, removeFactor } from '../staff-login/second-factor.ts';
import { sessionIdOf } from '../staff-login/session-id.ts';
import { endStaffSessions } from '../staff-login/staff-sessions.ts';
import { newPasswordMessage } from './new-password-message.ts';
import { refusal } from './refusal.ts';
import { transactionQueries } from './transaction-queries.ts';

const passwordKey = (id: string) => `vitrine:new-staff-password:${id}`;

async function write(req: PayloadRequest, action: string, id: string, details = {}): Promise<void> {
  const { user } = req;
  await writeAudit(transactionQueries(req), {
    actor: user?.collection === 'staff' ? { kind: 'staff', id: String(user.id) } : { kind: 'system', id: null },
    action,
    subject: { kind: 'staff', id },
    details,
  });
}

/** A new password of a member of staff keeps the rules that those of customers keep. */
export const checkStaffPassword: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req, context }) => {
  const { name, email, password } = { ...originalDoc, ...data };
  const problem = await newPasswordMessage(data.password, { lastname: name, email });
  if (problem) throw refusal(collection.slug, 'password', problem, req);
  if (typeof password === 'string' && password !== '' && originalDoc?.id) context[passwordKey(String(originalDoc.id))] = true;
  return data;
};

/**
 * Who works here and what they may is in the audit log. Another password ends the other sessions; whoever becomes what needs
 * a second factor and has none logs in again, and sets it up.
 */
export const recordStaffChange =
  (environment: ContentEnvironment): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req, context }) => {
    const id = String(doc.id);
    const db = transactionQueries(req);
    if (operation === 'create') {
      await write(req, 'staff-created', id, { roles: doc.roles.join(' ') });
      return doc;
    }
    if (context[passwordKey(id)] === true) {
      await endStaffSessions(db, id, { but: req.user?.id === doc.id ? sessionIdOf(req.user) : null });
      await write(req, 'staff-password-set', id);
    }
    const roles = [...doc.roles].sort().join(' ');
    if (roles !== [...previousDoc.roles].sort().join(' ')) {
      await write(req, 'staff-roles-changed', id, { roles });
      const lacksFactor = isFactorRequired(environment, doc.roles) && (await recoveryLeft(db, id)) === null;
      if (lacksFactor) await endStaffSessions(db, id);
    }
    if (doc.email !== previousDoc.email) await write(req, 'staff-address-changed', id);
    return doc;
  };

/** What belongs to a member of staff goes with them. */
export const forgetStaff: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  await removeFactor(transactionQueries(req), String(id));
  await write(req, 'staff-deleted', String(id));
  return doc;
};
