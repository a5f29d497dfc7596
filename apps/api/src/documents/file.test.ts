import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentRequest } from '../testing/document.ts';
import { bearer, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  token = (await server.login((await server.account()).email)).token;
});

const register = (payload: object) =>
  server.app.inject({ method: 'POST', url: '/api/v1/document-generator/register', payload, headers: bearer(token) });

describe('file', () => {
  const PDF = Buffer.from('%PDF-1.7 of a test');
  const file = (hash: string, as = token) =>
    server.app.inject({ url: `/api/v1/document-generator/file/${hash}`, headers: bearer(as) });

  /** A document that was printed, as the worker leaves it. */
  async function printed(state: 'success' | 'pending') {
    const { hash } = (await register(documentRequest())).json().data;
    const key = `documents/${hash}.pdf`;
    await server.context.files.put(key, PDF);
    await server.pool.query('update vitrine.document_request set status = $2, file_key = $3 where hash = $1', [hash, state, key]);
    return { hash, key };
  }

  test('is what was sent, and no cache keeps it', async () => {
    const { hash } = await printed('success');
    const answer = await file(hash);
    expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload]).toEqual([200, 'application/pdf', PDF]);
    expect(answer.headers['cache-control']).toContain('no-store');
    const head = await server.app.inject({
      method: 'HEAD',
      url: `/api/v1/document-generator/file/${hash}`,
      headers: bearer(token),
    });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(PDF.length), '']);
  });

  test('is there when it was sent, as long as it is kept', async () => {
    const { hash } = await printed('pending');
    expect((await file(hash)).statusCode).toBe(404);
    const { key, hash: sent } = await printed('success');
    await server.context.files.remove(key);
    expect((await file(sent)).statusCode).toBe(404);
    await server.pool.query('update vitrine.document_request set file_key = null where hash = $1', [sent]);
    expect((await file(sent)).statusCode).toBe(404);
  });

  test('is given only to the account that sent it', async () => {
    const { hash } = await printed('success');
    const other = (await server.login((await server.account()).email)).token;
    const [foreign, unknown] = [await file(hash, other), await file('0'.repeat(32))];
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
    expect((await server.app.inject({ url: `/api/v1/document-generator/file/${hash}` })).statusCode).toBe(401);
    for (const name of ['%00', '..%2Fa', 'A'.repeat(32)]) expect((await file(name)).statusCode, name).toBe(404);
  });
});
