import { ApiFailure } from '../api/failure.ts';

/** Why a form was not taken, if no field is to blame. */
export type FormTrouble =
  | { kind: 'network' }
  | { kind: 'wait'; seconds: number | null }
  /** The server's sentence, where it has one for people. */
  | { kind: 'refused'; sentence: string | undefined }
  | { kind: 'other' };

/** What a call's failure means for the form that made it. */
export function formTrouble(error: unknown): FormTrouble {
  if (!(error instanceof ApiFailure)) return { kind: 'other' };
  if (error.kind === 'network') return { kind: 'network' };
  if (error.status === 429) return { kind: 'wait', seconds: error.retryAfter };
  if (error.kind === 'validation' || error.kind === 'unauthorized' || error.status === 403) {
    return { kind: 'refused', sentence: error.errors[0]?.detail };
  }
  return { kind: 'other' };
}
