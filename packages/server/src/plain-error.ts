import pg from 'pg';

interface PlainError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
}

/** Where it was thrown, without the message that a stack repeats at its top. */
const frames = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * What an error says, when that holds no values of people: PostgreSQL quotes a value it cannot read (class 22) and names those
 * of a row only in `detail`, which is left out; JSON.parse quotes what it read.
 */
function messageOf(error: Error): string {
  if (error instanceof pg.DatabaseError && error.code?.startsWith('22')) return 'a value that the database cannot take';
  if (error instanceof SyntaxError && / JSON\b/.test(error.message)) return 'not JSON';
  return error.message;
}

/**
 * An error as the log may keep it: a database error's `detail` and `where` hold the values of rows, so they stay out. It
 * has no prototype: pino names an error by its constructor, and takes our `type` only where there is none.
 */
export function plainError(error: unknown): PlainError {
  const plain: PlainError =
    error instanceof Error
      ? {
          type: error.constructor.name,
          message: messageOf(error),
          ...('code' in error && { code: String(error.code) }),
          ...(error.stack && { stack: frames(error.stack) }),
        }
      : { type: typeof error, message: 'not an Error' };
  return Object.assign(Object.create(null), plain);
}
