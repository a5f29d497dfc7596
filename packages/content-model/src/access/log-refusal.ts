import type { AfterErrorHook, PayloadRequest } from 'payload';

/** Parts of a path that we name, and ids; anything else somebody may have typed, and it could name a person. */
const OURS = /^[a-z0-9-]{0,64}$/;

/** Who was refused what, in the log: an id, never an address. */
export function logRefusal({ method, pathname = '', payload, user }: PayloadRequest): void {
  const path = pathname
    .split('/')
    .map((part) => (OURS.test(part) ? part : '…'))
    .join('/');
  payload.logger.warn({ staff: user?.collection === 'staff' ? String(user.id) : null, method, path }, 'refused');
}

/** Logs what Payload's rules of access refuse; endpoints of ours that refuse by themselves call `logRefusal`. */
export const logRefusedAccess: AfterErrorHook = ({ error, req }) => {
  if ('status' in error && error.status === 403) logRefusal(req);
  return undefined;
};
