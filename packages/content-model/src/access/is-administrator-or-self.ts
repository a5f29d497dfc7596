import type { Access } from 'payload';
import { isAdministrator } from './is-administrator.ts';

/** Administrators reach every record of staff, others their own. */
export const isAdministratorOrSelf: Access = ({ req }) => {
  if (isAdministrator({ req })) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};
