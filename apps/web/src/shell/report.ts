import type { ClientErrorKind } from '@vitrine/contract/error-reports.ts';

/** Name of the event on `window` that carries a `Problem`. */
export const PROBLEM_EVENT = 'vitrine:problem';

/** A failure that is reported. Of all of it only what error-reports/describe-problem.ts names leaves the window. */
export interface Problem {
  /** One of the contract's kinds of errors; anything else is for listeners in the window only. */
  what: ClientErrorKind | (string & {});
  /** For programs in the window; a code of the contract goes into the report, any other text does not. */
  detail?: string;
  error?: unknown;
  /** Id of the record of the catalogue that cannot be used. */
  record?: string;
  /** Where the program of the desktop app panicked. */
  at?: { file: string; line: number; column: number };
}

/** Reports a failure to whatever listens for it. It never holds anything about the reader. */
export function report(problem: Problem): void {
  window.dispatchEvent(new CustomEvent<Problem>(PROBLEM_EVENT, { detail: problem }));
}

declare global {
  interface WindowEventMap {
    [PROBLEM_EVENT]: CustomEvent<Problem>;
  }
}
