import { ApiFailure } from '../../api/failure.ts';

export interface LoginFailure {
  kind: 'refused' | 'tooMany' | 'network' | 'other';
  /** The server's sentence, where it has one for people. */
  message?: string | undefined;
}

/** What to tell after a failed login. Which of e-mail and password was wrong is never said. */
export function loginFailure(error: unknown): LoginFailure {
  if (!(error instanceof ApiFailure)) return { kind: 'other' };
  if (error.kind === 'network') return { kind: 'network' };
  if (error.status === 429) return { kind: 'tooMany' };
  if (error.kind === 'unauthorized' || error.kind === 'validation' || error.status === 403) {
    return { kind: 'refused', message: error.errors[0]?.detail };
  }
  return { kind: 'other' };
}
