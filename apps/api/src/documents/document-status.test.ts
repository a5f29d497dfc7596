import { signAccessToken } from '@vitrine/accounts/sessions/tokens.ts';
import { describe, expect, test } from 'vitest';
import { documentRequest } from '../testing/document.ts';
import { documentTests } from '../testing/document-tests.ts';
import { bearer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let account: { id: string; email: string };
let token: string;
const { register, status } = documentTests((given) => {
  ({ server, account, token } = given);
});

describe('status', () => {
  test.each(['%00', 'x', 'A'.repeat(32)])('%s names no document', async (hash) => {
    expect((await status(hash)).statusCode).toBe(404);
  });

  test('says which step a document has reached', async () => {
    const { hash } = (await register(documentRequest())).json().data;
    expect((await status(hash)).json()).toEqual({
      data: { status: 'pending', step: 'render', attempts: 0, nextAttemptAt: null, pages: null },
    });
    await server.pool.query(
      `update vitrine.document_request set step = 'mail', attempts = 2, pages = 11, next_attempt_at = '2030-01-01T00:00:00Z' where hash = $1`,
      [hash],
    );
    expect((await status(hash)).json().data).toEqual({
      status: 'pending',
      step: 'mail',
      attempts: 2,
      nextAttemptAt: '2030-01-01T00:00:00.000Z',
      pages: 11,
    });
  });

  test('says that a printed document waits while mail is paused', async () => {
    const { hash } = (await register(documentRequest())).json().data;
    await server.pool.query('insert into vitrine.mail_pause (staff_id) values (gen_random_uuid())');
    expect((await status(hash)).json().data, 'before it is printed').not.toHaveProperty('isHeld');
    await server.pool.query("update vitrine.document_request set step = 'mail' where hash = $1", [hash]);
    expect((await status(hash)).json().data).toMatchObject({ status: 'pending', isHeld: true });
    await server.pool.query('delete from vitrine.mail_pause');
    expect((await status(hash)).json().data).not.toHaveProperty('isHeld');
  });

  test('says why a document failed', async () => {
    const { hash } = (await register(documentRequest())).json().data;
    await server.pool.query(
      "update vitrine.document_request set status = 'failed', failure = 'mailRefused', last_error = 'SMTP 550' where hash = $1",
      [hash],
    );
    expect((await status(hash)).json().data).toMatchObject({ status: 'failed', failure: 'mailRefused' });
    expect((await status(hash)).body).not.toContain('SMTP');
  });

  test('is shown only to the account that ordered the document', async () => {
    const { hash } = (await register(documentRequest())).json().data;
    const other = (await server.login((await server.account()).email)).token;
    const foreign = await status(hash, other);
    const unknown = await status('0'.repeat(32));
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
    expect((await server.app.inject({ url: `/api/v1/document-generator/status/${hash}` })).statusCode).toBe(401);
  });
});

describe('offer', () => {
  test('is shown only to the print run of that document', async () => {
    const { hash } = (await register(documentRequest())).json().data;
    const { secret } = server.context.environment;
    const sign = (offer?: string, sub = account.id) =>
      signAccessToken(secret, { sub, sid: hash, scope: 'render', ...(offer && { offer }) }, 60);
    const offer = (as: string) => server.app.inject({ url: `/api/v1/offer/${hash}`, headers: bearer(as) });
    const answer = await offer(await sign(hash));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      type: 'offer',
      id: hash,
      attributes: { requestBody: documentRequest(), language: 'de' },
    });
    expect((await offer(token)).statusCode).toBe(404);
    expect((await offer(await sign('another'))).statusCode).toBe(404);
    expect((await offer(await sign())).statusCode).toBe(404);
    expect((await offer(await sign(hash, crypto.randomUUID()))).statusCode).toBe(404);
    expect((await server.app.inject({ url: `/api/v1/offer/${hash}` })).statusCode).toBe(401);
  });
});
