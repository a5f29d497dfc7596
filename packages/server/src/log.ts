import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { createLogDestination, outliveOutputErrors } from './log-destination.ts';
import { bareError, plainError } from './plain-error.ts';

export type Log = Logger;

/** Errors as programs log them that are not ours (Payload): pino would take the line's text from them too. */
function withPlainError(first: unknown): unknown {
  if (first instanceof Error) return { err: plainError(first) };
  if (typeof first !== 'object' || first === null || !('err' in first) || !(first.err instanceof Error)) return first;
  return { ...first, err: plainError(first.err) };
}

const ERROR_LEVEL = 50;

/**
 * What a program that is not ours (Payload) logs as a failure though it only refused a request, and says so itself: it names
 * these errors by their class, which a bundle has renamed. Its status; null for anything else.
 */
function refusalIn(first: unknown): number | null {
  const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : first;
  if (!(error instanceof Error) || !('isPublic' in error) || error.isPublic !== true) return null;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500;
  return status < 500 ? status : null;
}

let output: DestinationStream | null = null;

function standardOutput(): DestinationStream {
  if (output === null) {
    output = createLogDestination();
    outliveOutputErrors();
  }
  return output;
}

/** Letters of a line's text. */
const TEXT_MAX = 2000;

/** What JSON leaves as it is and a terminal or a reader of lines may take for an order or an end: DEL, C1, U+2028 and U+2029. */
const CONTROL = /[\u007f-\u009f\u2028\u2029]/g;
const escaped = (line: string) => line.replace(CONTROL, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

const cut = (value: unknown) => (typeof value === 'string' ? value.slice(0, TEXT_MAX) : value);

/** The first error among what a program gives to a log, itself or as `err` or `error`. */
function errorIn(given: readonly unknown[]): Error | null {
  for (const one of given) {
    if (one instanceof Error) return one;
    if (typeof one !== 'object' || one === null) continue;
    const inner = Object.entries(one).find(([name, value]) => ['err', 'error'].includes(name) && value instanceof Error);
    if (inner?.[1] instanceof Error) return inner[1];
  }
  return null;
}

const isOfOurs = ([first, text]: readonly unknown[]) =>
  typeof first === 'object' && first !== null && errorIn([first]) === null && typeof text === 'string';

/** What a program that is not ours says, as the log may keep it: of an error no text, of anything else only that it was said. */
export const saidBy = (who: string, given: readonly unknown[]): [object, string] => {
  const error = errorIn(given);
  return error ? [{ err: bareError(error) }, `an error of ${who}`] : [{}, `${who} says something`];
};

/**
 * JSON lines on standard output or `to`. Never log a person's data. As a second line of defence fields called `email`, `password`
 * or `token` are cut out, at the top and one level below, and so are authorization headers, and of errors stays what
 * plain-error.ts lets through; a name or an e-mail address within another text is not.
 */
export const createLog = (name: string, level: string, to?: DestinationStream): Log => makeLog(name, level, null, to);

/**
 * The same for a program that is not ours and puts into its texts what strangers sent (Payload: paths, names of files, values): they
 * are left out. Lines of ours go through the same log: those with an object and a text.
 */
export const createForeignLog = (name: string, level: string, who: string, to?: DestinationStream): Log =>
  makeLog(name, level, who, to);

function makeLog(name: string, level: string, foreign: string | null, to: DestinationStream = standardOutput()): Log {
  const options: LoggerOptions = {
    name,
    level,
    base: { name, pid: process.pid },
    hooks: {
      logMethod(given, method, level) {
        const [first, ...others] = given;
        const refusal = level >= ERROR_LEVEL ? refusalIn(first) : null;
        if (refusal) return this.info({ status: refusal }, 'request refused');
        if (foreign !== null && !isOfOurs(given)) return Reflect.apply(method, this, saidBy(foreign, given));
        Reflect.apply(method, this, [cut(withPlainError(first)), ...others.map(cut)]);
      },
      streamWrite: escaped,
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
