import type { PayloadRequest } from 'payload';
import { hasRole } from './has-role.ts';

/** Who writes content and media. */
export const isEditor = ({ req }: { req: PayloadRequest }): boolean => hasRole(req.user, 'editor', 'administrator');
