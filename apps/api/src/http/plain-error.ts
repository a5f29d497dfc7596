/** An error as the log may keep it: a database error's `detail` and `where` hold the values of rows, so they stay out. */
export function plainError(error: unknown): { type: string; message: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { code: String(error.code) }),
    ...(error.stack && { stack: error.stack }),
  };
}
