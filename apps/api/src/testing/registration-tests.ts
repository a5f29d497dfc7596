import { afterAll, beforeAll, beforeEach } from 'vitest';
import { confirmationCodes, NEW_PASSWORD, registration } from './registration.ts';
import { type TestServer, testServer } from './test-server.ts';

/** The server of a file of tests about registrations, told when it runs, and what is asked there. */
export function registrationTests(started: (server: TestServer) => void) {
  let server: TestServer;
  /** Where calls come from: each test from a network of its own, `10.0.<number>.1`. */
  const from = { network: 0 };
  beforeAll(async () => {
    server = await testServer();
    started(server);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    from.network++;
  });

  const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers, remoteAddress: `10.0.${from.network}.1` });
  return {
    from,
    post,
    register: (change: Record<string, unknown> = {}) => post('auth/register', registration(change)),
    confirm: (code: string, password = NEW_PASSWORD) => post('auth/register/confirm', { code, password }),
    /** The code that was mailed last to an address. */
    codeOf: async (email: string) => (await confirmationCodes(server, email)).at(-1) ?? '',
    count: async (table: string, where: string, ...values: unknown[]) =>
      Number((await server.pool.query(`select count(*) from ${table} where ${where}`, values)).rows[0].count),
  };
}
