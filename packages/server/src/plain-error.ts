interface PlainError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
}

/** Lines of a stack, and letters of a message, that a log keeps. */
const FRAMES_MAX = 30;
const MESSAGE_MAX = 1000;

/** Where it was thrown, without the message that a stack repeats at its top; nothing where it cannot be told from the message. */
export function stackLines({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  if (start < 0) return [];
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES_MAX);
}

/** Drizzle's error of a failed statement, whose message is the statement and every value in it; the reason is its cause. */
const isFailedQuery = (error: Error): boolean => 'query' in error && 'params' in error;

/** The error that says what happened. */
export const reasonOf = (error: Error): Error => (isFailedQuery(error) && error.cause instanceof Error ? error.cause : error);

/**
 * What an error says, when that holds no values of people: PostgreSQL quotes a value it cannot read (class 22) and names those
 * of a row only in `detail`, which is left out; JSON.parse quotes what it read.
 */
function messageOf(error: Error): string {
  if (isFailedQuery(error)) return 'a statement failed';
  if ('severity' in error && 'code' in error && /^22/.test(String(error.code))) return 'a value that the database cannot take';
  if (error instanceof SyntaxError && / JSON\b/.test(error.message)) return 'not JSON';
  return error.message;
}

/**
 * An error as the log may keep it: a database error's `detail` and `where` hold the values of rows, so they stay out. It
 * has no prototype: pino names an error by its constructor, and takes our `type` only where there is none.
 */
export function plainError(error: unknown): PlainError {
  const reason = error instanceof Error ? reasonOf(error) : null;
  const plain: PlainError = reason
    ? {
        type: reason.constructor.name,
        message: messageOf(reason).slice(0, MESSAGE_MAX),
        ...('code' in reason && { code: String(reason.code) }),
        ...(error instanceof Error && error.stack && { stack: stackLines(error).join('\n') }),
      }
    : { type: typeof error, message: 'not an Error' };
  return Object.assign(Object.create(null), plain);
}

/** An error without its message, which may hold what a stranger sent: its class, its code and where it was thrown. */
export const bareError = (error: unknown): PlainError => Object.assign(plainError(error), { message: 'withheld' });
