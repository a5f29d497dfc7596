import type { Asker } from './fair-queue.ts';
import { siteOf } from './network.ts';

/** A caller of whom nothing is verified yet: all of one IPv4 address, and of one IPv6 /48, take turns as one. */
export const askerAt = (address: string, isTrusted = false): Asker => ({ from: siteOf(address), isTrusted });

/** A caller who is logged in, or is known to read the mails of an account. */
export const askerOf = (accountId: string): Asker => ({ from: accountId, isTrusted: true });
