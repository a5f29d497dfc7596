import { afterAll, beforeAll, beforeEach } from 'vitest';
import { bearer, type TestServer, testServer } from './test-server.ts';

interface Given {
  server: TestServer;
  /** An account made for this test. */
  account: { id: string; email: string };
  /** Its access token, with which `register` and `status` ask unless they are given another. */
  token: string;
}

/** The server of a file of tests about documents, told with the account of each test before it, and what is asked there. */
export function documentTests(begun: (given: Given) => void) {
  let server: TestServer;
  let account: Given['account'];
  let token: string;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    account = await server.account();
    token = (await server.login(account.email)).token;
    begun({ server, account, token });
  });

  return {
    register: (payload: object | string, headers: Record<string, string> = {}) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/document-generator/register',
        payload,
        headers: { ...bearer(token), ...headers },
      }),
    /** What the account has ordered, with the number of its jobs. */
    stored: async () => {
      const { rows } = await server.pool.query(
        `select r.*, (select count(*) from graphile_worker.jobs j where j.key = r.hash) as jobs
         from vitrine.document_request r where account_id = $1`,
        [account.id],
      );
      return rows;
    },
    status: (hash: string, as = token) =>
      server.app.inject({ url: `/api/v1/document-generator/status/${hash}`, headers: bearer(as) }),
    /** The header of another account that is logged in. */
    another: async () => bearer((await server.login((await server.account()).email)).token),
  };
}
