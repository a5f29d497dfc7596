import { DEFAULT_LANGUAGE } from '@vitrine/contract/sites.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { ContentEnvironment } from '../environment.ts';
import { adminLanguage } from '../records/label-text.ts';
import { endResetLink } from '../staff-login/end-reset-link.ts';
import { isFactorRequired } from '../staff-login/log-in.ts';
import { areSameRoles } from '../staff-login/same-roles.ts';
import { recoveryLeft, removeFactor } from '../staff-login/second-factor.ts';
import { sessionIdOf } from '../staff-login/session-id.ts';
import { endStaffSessions } from '../staff-login/staff-sessions.ts';
import { tellAdministrators } from '../staff-login/tell-administrators.ts';
import { tellMember } from '../staff-login/tell-member.ts';
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
 * Who works here and what they may is in the audit log; of a new password or address they are told by mail, and of
 * new staff and roles the administrators. Another password ends the other sessions; whoever becomes what needs a second factor and has none logs in again, and sets it up. Each of these
 * ends a link to a new password that is on its way.
 */
export const recordStaffChange =
  (environment: ContentEnvironment): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req, context }) => {
    const id = String(doc.id);
    const db = transactionQueries(req);
    if (operation === 'create') {
      await write(req, 'staff-created', id, { roles: doc.roles.join(' ') });
      if (req.user) await tellAdministrators(db, 'staff-created');
      return doc;
    }
    const isOwn = req.user?.id === doc.id;
    const language = isOwn ? adminLanguage(req) : DEFAULT_LANGUAGE;
    // The former address: whoever took it away would read the other one.
    const isNewPassword = context[passwordKey(id)] === true;
    if (isNewPassword) {
      await endStaffSessions(db, id, { but: isOwn ? sessionIdOf(req.user) : null });
      await write(req, 'staff-password-set', id);
      await tellMember(db, { email: previousDoc.email, language }, 'password-changed');
    }
    const areNewRoles = !areSameRoles(doc.roles, previousDoc.roles);
    if (areNewRoles) {
      await write(req, 'staff-roles-changed', id, { roles: [...doc.roles].sort().join(' ') });
      if (req.user) await tellAdministrators(db, 'staff-roles-changed');
      const lacksFactor = isFactorRequired(environment, doc.roles) && (await recoveryLeft(db, id)) === null;
      if (lacksFactor) await endStaffSessions(db, id);
    }
    const isNewAddress = doc.email !== previousDoc.email;
    if (isNewPassword || areNewRoles || isNewAddress) await endResetLink(db, id);
    if (isNewAddress) {
      await write(req, 'staff-address-changed', id);
      for (const email of [previousDoc.email, doc.email]) await tellMember(db, { email, language }, 'address-changed');
    }
    return doc;
  };

/** What belongs to a member of staff goes with them. */
export const forgetStaff: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  await removeFactor(transactionQueries(req), String(id));
  await write(req, 'staff-deleted', String(id));
  return doc;
};
