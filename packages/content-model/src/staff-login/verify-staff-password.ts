import { sessionIdOf } from '@vitrine/accounts/sessions/session-id.ts';
import { askerAt, askerOf } from '@vitrine/accounts/throttle/asker.ts';
import type { Asker } from '@vitrine/accounts/throttle/fair-queue.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import type { PayloadRequest } from 'payload';
import { findCredentials, hashesLeft, isPasswordOf, type StaffCredentials } from './staff-password.ts';
import { addressOf, staffNetworks, staffThrottle } from './staff-throttle.ts';

interface Given {
  email: string;
  password: string;
}

/**
 * What the password is asked for. `log-in`: from anywhere, so wrong ones count by address and network. `current`: by who is
 * logged in, so that theirs count by themselves, in each session, and keep nobody from logging in.
 */
type Purpose = 'log-in' | 'current';

async function beginTry(req: PayloadRequest, purpose: Purpose, email: string) {
  const throttle = staffThrottle(req);
  if (purpose === 'current') {
    const session = sessionIdOf(req.user);
    return throttle.begin({
      secret: 'staff-current-password',
      account: email,
      address: null,
      ...(session !== null && { session }),
    });
  }
  const address = addressOf(req);
  const isTrustedNetwork = await staffNetworks(req).knows(email, address);
  return throttle.begin({ secret: 'staff-login', account: email, address, isTrustedNetwork });
}

/** By the network of a log-in and not by its member, as for customers: places in a line tell nobody who works here. */
async function askerFor(req: PayloadRequest, purpose: Purpose): Promise<Asker> {
  if (purpose === 'current' && req.user) return askerOf(String(req.user.id));
  const address = addressOf(req);
  return askerAt(address, await staffNetworks(req).knowsAnybody(address));
}

/**
 * A line of the audit log; who logs in with a wrong password may be anybody, who is logged in is the member. Only of a try that was
 * counted for the member from everywhere: one that has to wait throws before, so that nobody fills the log faster than the
 * throttle lets them. Nobody waits for it: the answer to an address that nobody has takes the same time.
 */
function noteWrongPassword({ payload }: PayloadRequest, purpose: Purpose, staffId: string): void {
  const subject = { kind: 'staff', id: staffId } as const;
  const actor = purpose === 'current' ? subject : ({ kind: 'system', id: null } as const);
  writeAudit(payload.db.pool, { actor, action: 'staff-password-refused', subject }).catch((err: unknown) => {
    payload.logger.error({ staff: staffId, err }, 'wrong password of staff not in the audit log');
  });
}

/**
 * The member of staff whose password it is; null for a wrong one and for an address that nobody has, after the same work. Throws
 * MustWait.
 */
export async function verifyStaffPassword(req: PayloadRequest, purpose: Purpose, given: Given): Promise<StaffCredentials | null> {
  const { pool } = req.payload.db;
  const email = given.email.trim().toLowerCase();
  // What is no try counts as none.
  if (email === '' || given.password === '') return null;
  const attempt = await beginTry(req, purpose, email);
  try {
    const found = await findCredentials(pool, email);
    if (await isPasswordOf(await askerFor(req, purpose), found, given.password, await hashesLeft(pool))) {
      await attempt.succeeded();
      return found;
    }
    await attempt.failed();
    req.payload.logger.warn({ staff: found?.id ?? null }, 'wrong password of staff');
    if (found) noteWrongPassword(req, purpose, found.id);
    return null;
  } catch (error) {
    await attempt.withdrawn();
    throw error;
  }
}
