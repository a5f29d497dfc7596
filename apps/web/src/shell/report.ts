/** Name of the event on `window` that carries a `Problem`. */
export const PROBLEM_EVENT = 'vitrine:problem';

/** A fault of content or server that a reader is spared; `what` names the part, `detail` is for those who mend it. */
export interface Problem {
  what: string;
  detail: string;
}

/** Reports a fault to whatever listens for it; nothing does by itself. It never holds anything about the reader. */
export function report(problem: Problem): void {
  window.dispatchEvent(new CustomEvent<Problem>(PROBLEM_EVENT, { detail: problem }));
}
