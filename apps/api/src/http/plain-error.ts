interface PlainError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
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
          message: error.message,
          ...('code' in error && { code: String(error.code) }),
          ...(error.stack && { stack: error.stack }),
        }
      : { type: typeof error, message: 'not an Error' };
  return Object.assign(Object.create(null), plain);
}
