import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { createLogDestination, outliveOutputErrors } from './log-destination.ts';
import { plainError } from './plain-error.ts';

export type Log = Logger;

/** Errors as programs log them that are not ours (Payload): pino would take the line's text from them too. */
function withPlainError(first: unknown): unknown {
  if (first instanceof Error) return { err: plainError(first) };
  if (typeof first !== 'object' || first === null || !('err' in first) || !(first.err instanceof Error)) return first;
  return { ...first, err: plainError(first.err) };
}

const ERROR_LEVEL = 50;

interface Refusal {
  status: number;
  message: string;
}

/**
 * What a program that is not ours (Payload) logs as a failure though it refused somebody something, and says so itself: it names
 * these errors by their class, which a bundle has renamed. Null for anything else.
 */
function refusalIn(first: unknown): Refusal | null {
  const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : first;
  if (!(error instanceof Error) || !('isPublic' in error) || error.isPublic !== true) return null;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500;
  return status < 500 ? { status, message: error.message } : null;
}

let output: DestinationStream | null = null;

function standardOutput(): DestinationStream {
  if (output === null) {
    output = createLogDestination();
    outliveOutputErrors();
  }
  return output;
}

/**
 * JSON lines on standard output or `to`. Never log a person's data. As a second line of defence fields called `email`, `password`
 * or `token` are cut out, at the top and one level below, and so are authorization headers, and of errors stays what
 * plain-error.ts lets through; a name or an e-mail address within another text is not.
 */
export function createLog(name: string, level: string, to: DestinationStream = standardOutput()): Log {
  const options: LoggerOptions = {
    name,
    level,
    base: { name, pid: process.pid },
    hooks: {
      logMethod([first, ...others], method, level) {
        const refusal = level >= ERROR_LEVEL ? refusalIn(first) : null;
        if (refusal) return this.info({ status: refusal.status }, refusal.message);
        Reflect.apply(method, this, [withPlainError(first), ...others]);
      },
    },
    redact: {
      paths: [
        'email',
        '*.email',
        'password',
        '*.password',
        'token',
        '*.token',
        'headers.authorization',
        '*.headers.authorization',
        'req.headers',
      ],
      remove: true,
    },
  };
  return pino(options, to);
}
