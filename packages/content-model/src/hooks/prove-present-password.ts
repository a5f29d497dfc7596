import { type CollectionBeforeChangeHook, createLocalReq, type PayloadRequest } from 'payload';
import { isWrongPassword, provePassword } from '../staff-login/prove-password.ts';
import { areSameRoles } from '../staff-login/same-roles.ts';
import { refusal } from './refusal.ts';

/** Whether it is the password of who is logged in. A wrong one counts into the lock-out, as at the log-in. */
async function isPresentPassword(req: PayloadRequest, email: string, password: string): Promise<boolean> {
  // A request of its own: what it counts stays when the change is rolled back.
  const aside = await createLocalReq({ req: { headers: req.headers, i18n: req.i18n } }, req.payload);
  try {
    await provePassword(aside, { email, password }, ({ dropSession }) => dropSession());
    return true;
  } catch (error) {
    if (isWrongPassword(error)) return false;
    throw error;
  }
}

/**
 * Whoever sets a password, an address or roles, their own or a colleague's, or makes a member of staff, says their own present
 * password with it: a session that was left open, or stolen, must not become an account (ASVS 6.2.3, 7.5.1). What the system
 * changes has nobody to ask.
 */
export const provePresentPassword: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const { presentPassword, ...rest } = data;
  if (req.user?.collection !== 'staff') return rest;
  const isNewPassword = rest.password !== undefined && rest.password !== null && rest.password !== '';
  const isNewAddress = rest.email !== undefined && rest.email !== originalDoc?.email;
  const areNewRoles = rest.roles !== undefined && !areSameRoles(rest.roles, originalDoc?.roles);
  if (operation === 'update' && !isNewPassword && !isNewAddress && !areNewRoles) return rest;
  if (typeof presentPassword !== 'string' || presentPassword === '') {
    throw refusal(collection.slug, 'presentPassword', 'presentPasswordMissing', req);
  }
  if (!(await isPresentPassword(req, req.user.email, presentPassword))) {
    throw refusal(collection.slug, 'presentPassword', 'presentPasswordWrong', req);
  }
  return rest;
};
