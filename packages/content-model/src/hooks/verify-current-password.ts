import { areSameRoles } from '@vitrine/accounts/staff/same-roles.ts';
import type { CollectionBeforeChangeHook } from 'payload';
import { verifyStaffPassword } from '../staff-login/verify-staff-password.ts';
import { refusal } from './refusal.ts';

/**
 * A member who sets a password, an address or roles of staff, their own or a colleague's, or makes a member of staff, or sets the
 * password or the address of an account that is there, says their own current password with it: a session that was left open, or
 * stolen, must not become an account (ASVS 6.2.3, 7.5.1). What the system changes has nobody to ask.
 */
export const verifyCurrentPassword: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const { currentPassword, ...rest } = data;
  if (req.user?.collection !== 'staff') return rest;
  const isNewPassword = rest.password !== undefined && rest.password !== null && rest.password !== '';
  const isNewAddress = rest.email !== undefined && rest.email !== originalDoc?.email;
  const areNewRoles = rest.roles !== undefined && !areSameRoles(rest.roles, originalDoc?.roles);
  if (operation === 'create' && collection.slug !== 'staff') return rest;
  if (operation === 'update' && !isNewPassword && !isNewAddress && !areNewRoles) return rest;
  if (typeof currentPassword !== 'string' || currentPassword === '') {
    throw refusal(collection.slug, 'currentPassword', 'currentPasswordMissing', req);
  }
  if (!(await verifyStaffPassword(req, 'current', { email: req.user.email, password: currentPassword }))) {
    throw refusal(collection.slug, 'currentPassword', 'currentPasswordWrong', req);
  }
  return rest;
};
