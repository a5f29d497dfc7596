import type { FactorRefusal } from '@vitrine/accounts/staff/staff-contract.ts';
import { NotFound, type PayloadRequest } from 'payload';
import { isProven, type Member } from './own-security.ts';

/**
 * Deletes a member of staff with all that belongs to them. The administrator gives their own password: a session that was left
 * open, or stolen, puts nobody out. Done is false when there is no such member (any more). Throws MustWait.
 */
export async function deleteMember(
  req: PayloadRequest,
  administrator: Member,
  { staffId, password }: { staffId: string; password: string },
): Promise<{ done: boolean } | { refused: FactorRefusal }> {
  if (!(await isProven(req, administrator, password))) return { refused: 'password' };
  try {
    await req.payload.delete({ collection: 'staff', id: staffId, req });
    return { done: true };
  } catch (error) {
    if (error instanceof NotFound) return { done: false };
    throw error;
  }
}
