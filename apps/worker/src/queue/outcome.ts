import type { DocumentFailure } from '@vitrine/contract/documents.ts';

/** What a try came to. `reason` holds no personal data; `unknowns`: how many tries of a mail have an unknown outcome now. */
export type Outcome =
  /** The end, or that `next` is to be done, was stored. */
  | { kind: 'done'; next?: 'render' | 'mail' }
  /** Try again after `delayMs`; `uncounted` when the work is not at fault. */
  | { kind: 'retry'; reason: string; delayMs: number; uncounted?: boolean; unknowns?: number }
  /** Trying again cannot help, or only staff may: they see it at the desk. */
  | { kind: 'failed'; reason: string; failure: DocumentFailure; unknowns?: number };
