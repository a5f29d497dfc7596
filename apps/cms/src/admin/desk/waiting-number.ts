import { countWaiting } from '@vitrine/accounts/desk/waiting.ts';
import { staffQueries } from '@vitrine/content-model/requests/staff-reads.ts';
import { plainError } from '@vitrine/server/plain-error.ts';
import type { ServerProps } from 'payload';

/** How many accounts wait for a decision. It is in the menu of every page of the admin: where it cannot be counted, none of them fails. */
export async function waitingNumber({ payload, user }: Pick<ServerProps, 'payload' | 'user'>): Promise<number> {
  try {
    return await countWaiting(staffQueries({ payload, user }));
  } catch (error) {
    payload.logger.error({ err: plainError(error) }, 'accounts that wait cannot be counted');
    return 0;
  }
}
