import { writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashPasswordSync, verifyPasswordSync } from '@vitrine/accounts/passwords/password-hash.ts';
import { worker } from 'workerpool';

/** How much hashing steps back (nice(2)) for content, mails and documents: it takes a whole core. */
const NICE = 10;

// What passwords.ts asks, in a process of its own. On a thread the API would wait for it all the same: each hash takes and
// gives back 46 MiB, for which the kernel holds the memory map of the whole process, at the low priority of the hashing.
// An API that has stepped back further already stays there: only root may step forward.
setPriority(Math.max(NICE, getPriority()));

// Where Linux shares its time among sessions first (sched(7), autogroup), the step back counts inside of one's own session
// only. passwords.ts gives this process a session of its own; here that steps back. Elsewhere there is no such file.
try {
  writeFileSync('/proc/self/autogroup', String(NICE));
} catch {}

/** When the last hash ended, and how much of the processor it took, in ms. */
let last = { ended: 0, took: 0 };

/** Milliseconds of the processor that this process has had. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Work that waits for the rest after the last one: `rest` times as long as that took of the processor. */
const paced =
  <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
  async (rest: number, ...args: Args): Promise<Result> => {
    await sleep(Math.max(0, last.ended + rest * last.took - performance.now()));
    const before = processorTime();
    try {
      return work(...args);
    } finally {
      last = { ended: performance.now(), took: processorTime() - before };
    }
  };

worker({ hash: paced(hashPasswordSync), verify: paced(verifyPasswordSync) });
