/** An error and the one that it wraps, as drizzle does. */
const withCause = (error: unknown) => [error, error instanceof Error ? error.cause : null].filter((one) => one instanceof Error);

/** Whether an error, or the one that it wraps, is of such a kind. */
export const isOf = (error: unknown, kind: new () => Error): boolean => withCause(error).some((one) => one instanceof kind);

/** PostgreSQL's name of an error (SQLSTATE). */
function stateOf(error: unknown): string {
  for (const one of withCause(error)) {
    if ('code' in one && typeof one.code === 'string' && 'severity' in one) return one.code;
  }
  return '';
}

/** query_canceled: it took longer than `statement_timeout`. */
export const isStoppedStatement = (error: unknown): boolean => stateOf(error) === '57014';

/** No connection was free in time; pg-pool gives its error no code. */
export const gotNoConnection = (error: unknown): boolean =>
  withCause(error).some(({ message }) => message === 'timeout exceeded when trying to connect');

/**
 * A value that its column cannot take (class 22), or that cannot be compared with it (42883 undefined_function, 42804
 * datatype_mismatch, 42601 syntax_error: Payload writes half a comparison): the statement is made of what was asked.
 */
export const isWrongValue = (error: unknown): boolean => /^(?:22...|42883|42804|42601)$/.test(stateOf(error));
