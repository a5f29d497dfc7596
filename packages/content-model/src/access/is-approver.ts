import type { PayloadRequest } from 'payload';
import { hasRole } from './has-role.ts';

/** Who decides about the accounts of customers and sales staff. */
export const isApprover = ({ req }: { req: PayloadRequest }): boolean => hasRole(req.user, 'approver', 'administrator');
