/** What pg says, without a code, of a connection that it does not get or that ends: none was free in time, or PostgreSQL went away. */
const NO_CONNECTION = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
];

/** PostgreSQL is away or has too much to do: not our fault and not for ever. Classes 08, 53, 57 of its error codes, and sockets. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof Error && NO_CONNECTION.includes(error.message)) return true;
  return /^(08|53|57)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'].includes(code);
}
