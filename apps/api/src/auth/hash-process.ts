import { getPriority, setPriority } from 'node:os';
import { hashPasswordSync, verifyPasswordSync } from '@vitrine/server/password-hash.ts';
import { worker } from 'workerpool';

/** How much hashing steps back (nice(2)) for content, mails and documents: it takes a whole core. */
const NICE = 10;

// What passwords.ts asks, in a process of its own. On a thread the API would wait for it all the same: each hash takes and
// gives back 46 MiB, for which the kernel holds the memory map of the whole process, at the low priority of the hashing.
// An API that has stepped back further already stays there: nobody but root may step forward.
setPriority(Math.max(NICE, getPriority()));
worker({ hash: hashPasswordSync, verify: verifyPasswordSync });
