import { endResetLinks } from '@vitrine/accounts/mailed-codes/staff-reset-links.ts';
import { sessionIdOf } from '@vitrine/accounts/sessions/session-id.ts';
import { endStaffSessions } from '@vitrine/accounts/sessions/staff-sessions.ts';
import { notifyAdministrators } from '@vitrine/accounts/staff/notify-administrators.ts';
import { notifyMember } from '@vitrine/accounts/staff/notify-member.ts';
import { areSameRoles } from '@vitrine/accounts/staff/same-roles.ts';
import { recoveryLeft, removeFactor } from '@vitrine/accounts/staff/second-factor.ts';
import { languageOf } from '@vitrine/accounts/staff/staff-language.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { ContentEnvironment } from '../environment.ts';
import { adminLanguage } from '../records/label-text.ts';
import { isFactorRequired } from '../staff-login/log-in.ts';
import { hashInTurn, setterOf, storePassword } from '../staff-login/staff-password.ts';
import { newPasswordMessage } from './new-password-message.ts';
import { refusal } from './refusal.ts';
import { transactionQueries } from './transaction-queries.ts';

/** One that is being made has no id yet; their address is as it was typed until Payload stores it. */
const hashKey = (member: { id?: unknown; email?: unknown }) =>
  `vitrine:new-staff-password:${member.id ?? String(member.email).trim().toLowerCase()}`;

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
export const checkStaffPassword: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const { name, email } = { ...originalDoc, ...data };
  const problem = await newPasswordMessage(data.password, { lastname: name, email });
  if (problem) throw refusal(collection.slug, 'password', problem, req);
  return data;
};

/** Hashes a new password for recordStaffChange, which keeps it. */
export const hashStaffPassword: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, context, req }) => {
  const { password } = data;
  const member = operation === 'create' ? { email: data.email } : { id: originalDoc?.id };
  if (typeof password === 'string' && password !== '') context[hashKey(member)] = await hashInTurn(setterOf(req), password);
  return data;
};

/**
 * Who works here and what they may is in the audit log; of a new password or address they are told by mail, and of
 * new staff and roles the administrators. Another password ends the other sessions. A member whose new role
 * needs a second factor, and who has none, logs in again and sets it up. Each of these ends a link to a new password that is on its way.
 */
export const recordStaffChange =
  (environment: ContentEnvironment): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req, context }) => {
    const id = String(doc.id);
    const db = transactionQueries(req);
    const newHash = context[hashKey(operation === 'create' ? { email: doc.email } : { id })];
    if (typeof newHash === 'string') await storePassword(db, id, newHash);
    if (operation === 'create') {
      if (typeof newHash !== 'string') throw new Error('a member of staff was made without a password of ours');
      await write(req, 'staff-created', id, { roles: doc.roles.join(' ') });
      if (req.user) await notifyAdministrators(db, 'staff-created');
      return doc;
    }
    const isOwn = req.user?.id === doc.id;
    const language = isOwn ? adminLanguage(req) : await languageOf(db, id);
    // The former address: a person who took the account away would read mail at the new one.
    const isNewPassword = typeof newHash === 'string';
    if (isNewPassword) {
      await endStaffSessions(db, id, { but: isOwn ? sessionIdOf(req.user) : null });
      await write(req, 'staff-password-set', id);
      await notifyMember(db, { email: previousDoc.email, language }, 'password-changed');
    }
    const areNewRoles = !areSameRoles(doc.roles, previousDoc.roles);
    if (areNewRoles) {
      await write(req, 'staff-roles-changed', id, { roles: [...doc.roles].sort().join(' ') });
      if (req.user) await notifyAdministrators(db, 'staff-roles-changed');
      const lacksFactor = isFactorRequired(environment, doc.roles) && (await recoveryLeft(db, id)) === null;
      if (lacksFactor) await endStaffSessions(db, id);
    }
    const isNewAddress = doc.email !== previousDoc.email;
    if (isNewPassword || areNewRoles || isNewAddress) await endResetLinks(db, id);
    if (isNewAddress) {
      await write(req, 'staff-address-changed', id);
      for (const email of [previousDoc.email, doc.email]) await notifyMember(db, { email, language }, 'address-changed');
    }
    return doc;
  };

/** What belongs to a member of staff goes with them. */
export const forgetStaff: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  const db = transactionQueries(req);
  await removeFactor(db, String(id));
  for (const table of ['staff_password', 'staff_password_reset', 'staff_network', 'staff_session_device', 'staff_language']) {
    await db.query(`delete from vitrine.${table} where staff_id::text = $1`, [String(id)]);
  }
  await write(req, 'staff-deleted', String(id));
  return doc;
};
