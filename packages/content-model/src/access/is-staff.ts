import type { PayloadRequest } from 'payload';
import { hasRole, ROLES } from './has-role.ts';

export const isStaff = ({ req }: { req: PayloadRequest }): boolean => hasRole(req.user, ...ROLES);
