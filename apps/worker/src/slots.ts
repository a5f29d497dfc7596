import { printsAtOnce } from './documents/prints-at-once.ts';
import type { Handler } from './queue/run-queue.ts';

/** Work that waits only for its like: a print holds up no mail, a release no print. */
export interface Slot {
  handlers: readonly Handler[];
  /** Jobs at one time. */
  concurrency: number;
}

interface Work {
  /** What needs the browser: documents, and counting pages. */
  prints: readonly Handler[];
  accountMails: readonly Handler[];
  documentMails: readonly Handler[];
  others: readonly Handler[];
}

/** Mails of each kind at one time: most of it is waiting for the mail server. */
const MAILS_AT_ONCE = 2;
/** One of each of the rest. */
const OTHERS_AT_ONCE = 4;

/** What a worker does side by side. */
export const slotsOf = ({ prints, accountMails, documentMails, others }: Work, atOnce = printsAtOnce()): Slot[] => [
  { concurrency: atOnce, handlers: prints },
  { concurrency: MAILS_AT_ONCE, handlers: accountMails },
  { concurrency: MAILS_AT_ONCE, handlers: documentMails },
  { concurrency: OTHERS_AT_ONCE, handlers: others },
];
