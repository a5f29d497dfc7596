import type { PayloadRequest } from 'payload';
import type {} from '../payload-types.ts';

export const ROLES = ['administrator', 'editor', 'approver'] as const;
export type Role = (typeof ROLES)[number];

/** True when a member of staff is logged in and has one of the roles. */
export function hasRole(user: PayloadRequest['user'], ...roles: readonly Role[]): boolean {
  return user?.collection === 'staff' && user.roles.some((role) => roles.includes(role));
}
