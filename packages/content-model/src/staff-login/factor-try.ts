import type { TryUnderWay } from '@vitrine/accounts/throttle/throttle.ts';
import type { PayloadRequest } from 'payload';
import { staffThrottle } from './staff-throttle.ts';

/**
 * Begins a try of a code of a second factor, which counts as wrong until it says otherwise. They count by the member alone, from
 * wherever: only who knows the password gets here, so that no stranger can keep them out, and who does know it cannot go on with
 * codes from network to network. Throws MustWait.
 */
export const beginCodeTry = (req: PayloadRequest, staffId: string): Promise<TryUnderWay> =>
  staffThrottle(req).begin({ secret: 'staff-factor', account: staffId, address: null });

/** Does what a code is tried for, and says to the try what came of it; what failed by itself has decided nothing. */
export async function tryCode<T>(
  attempt: TryUnderWay | null,
  work: () => Promise<T>,
  outcome: (result: T) => 'right' | 'wrong' | 'undecided',
): Promise<T> {
  try {
    const result = await work();
    const came = outcome(result);
    if (came === 'right') await attempt?.succeeded();
    else if (came === 'undecided') await attempt?.withdrawn();
    return result;
  } catch (error) {
    await attempt?.withdrawn();
    throw error;
  }
}
