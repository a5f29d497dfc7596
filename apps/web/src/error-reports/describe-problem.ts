import {
  BUILT_FILE,
  CLIENT_ERROR_KINDS,
  type ErrorReportRequest,
  errorNameOf,
  FRAMES_MAX,
  isClientErrorCode,
  PROGRAM_FILE,
} from '@vitrine/contract/error-reports.ts';
import { ApiFailure } from '../api/failure.ts';
import type { Problem } from '../shell/report.ts';

/** `/app/page-B2d_x9aQ.js:12:345`, as all browsers end a line of a stack, after the origin. */
const POSITION = /(\/app\/[\w.-]+\.js):(\d+):(\d+)/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Answers that are no fault: no connection, no session, what is not there, too many calls, and a server that is not ready. */
const NO_FAULT = new Set([0, 401, 404, 429, 503]);

/** Places of our own build, the first one where it was thrown. A message that a stack repeats is no place. */
function framesOf({ stack = '', message }: Error): ErrorReportRequest['frames'] {
  const lines = stack.replace(message, '').split('\n');
  return lines
    .flatMap((text) => {
      const [, file = '', line, column] = POSITION.exec(text) ?? [];
      return BUILT_FILE.test(file) ? { file, line: Number(line), column: Number(column) } : [];
    })
    .slice(0, FRAMES_MAX);
}

function codeOf({ detail, error }: Problem): string | null {
  if (error instanceof ApiFailure) return `http-${error.status}`;
  return detail !== undefined && isClientErrorCode(detail) ? detail : null;
}

/**
 * What leaves the window of a problem: these fields and no others. Null where nothing is to be sent: it is no fault, or of a program
 * that is not ours, say an extension of the browser. `place` is the pattern of the route.
 */
export function describeProblem(
  problem: Problem,
  window: Pick<ErrorReportRequest, 'source' | 'place' | 'version'>,
): ErrorReportRequest | null {
  const { what, error, at, record = '' } = problem;
  const kind = CLIENT_ERROR_KINDS.find((known) => known === what);
  if (!kind || (error instanceof ApiFailure && NO_FAULT.has(error.status))) return null;
  if (error instanceof Error && error.name === 'AbortError') return null;
  const frames = at && PROGRAM_FILE.test(at.file) ? [at] : error instanceof Error ? framesOf(error) : [];
  if ((kind === 'error' || kind === 'rejection') && frames.length === 0) return null;
  return {
    source: window.source,
    kind,
    name: errorNameOf(error instanceof Error ? error.name : null),
    code: codeOf(problem),
    place: window.place,
    version: window.version,
    frames,
    record: UUID.test(record) ? record : null,
  };
}
