import type { PayloadRequest } from 'payload';
import { hasRole } from './has-role.ts';

export const isAdministrator = ({ req }: { req: PayloadRequest }): boolean => hasRole(req.user, 'administrator');
