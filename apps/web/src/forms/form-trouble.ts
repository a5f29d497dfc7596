import { ApiFailure } from '../api/failure.ts';

/** Why a form was not taken, if no field is to blame. */
export type FormTrouble =
  | { kind: 'network' }
  /** Too many tries; `until` in milliseconds since 1970, null when the server did not say how long. */
  | { kind: 'wait'; until: number | null }
  /** Such a wait is over. */
  | { kind: 'waited' }
  /** The server's sentence, where it has one for people. */
  | { kind: 'refused'; sentence: string | undefined }
  /** The server has too many passwords to compare at once. */
  | { kind: 'busy' }
  | { kind: 'other' };

/** True while the next try would only be refused. */
export const isWaiting = (trouble: { kind: string; until?: number | null } | null): boolean =>
  trouble?.kind === 'wait' && typeof trouble.until === 'number';

/** What a call's failure means for the form that made it. */
export function formTrouble(error: unknown): FormTrouble {
  if (!(error instanceof ApiFailure)) return { kind: 'other' };
  if (error.kind === 'network') return { kind: 'network' };
  if (error.status === 429) return { kind: 'wait', until: error.retryAfter && Date.now() + error.retryAfter * 1000 };
  if (error.status === 503 && error.errors[0]?.code === 'busy') return { kind: 'busy' };
  if (error.kind === 'validation' || error.kind === 'unauthorized' || error.status === 403) {
    return { kind: 'refused', sentence: error.errors[0]?.detail };
  }
  return { kind: 'other' };
}
