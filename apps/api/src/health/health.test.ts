import { createServer } from 'node:net';
import { readyAnswer } from '@vitrine/contract/health.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ environment: { smtpUrl: 'smtp://127.0.0.1:1', cmsPort: 1 } });
});
afterAll(() => server.close());

const ready = async () => {
  const answer = await server.app.inject({ url: '/health/ready' });
  return { status: answer.statusCode, ...readyAnswer.parse(answer.json()) };
};

/** Two mails that wait, one of them for another try, one given up and one that was sent. */
const insertMails = ({ pool }: TestServer) =>
  pool.query(`insert into vitrine.mail (id, kind, language, state, last_error) values
    (gen_random_uuid(), 'password-changed', 'de', 'pending', null), (gen_random_uuid(), 'password-changed', 'de', 'pending', 'SMTP 451'),
    (gen_random_uuid(), 'password-changed', 'de', 'failed', 'SMTP 550'), (gen_random_uuid(), 'password-changed', 'de', 'sent', null)`);

test('live is the process alone', async () => {
  expect((await server.app.inject({ url: '/health/live' })).json()).toEqual({ ok: true });
});

test('ready names each part; one that is not ok makes it 503', async () => {
  const { status, ok, parts } = await ready();
  expect([status, ok]).toEqual([503, false]);
  expect(Object.keys(parts).sort()).toEqual(
    ['browser', 'cms', 'database', 'files', 'film conversion', 'mail', 'queue', 'release', 'web', 'worker'].sort(),
  );
  expect(parts.database).toEqual({ ok: true, state: 'answers' });
  expect(parts.release?.state).toContain('release 1');
  expect(parts.worker).toEqual({ ok: false, state: 'none running' });
  expect(parts.mail).toEqual({ ok: false, state: 'not reachable' });
  expect(parts.cms).toEqual({ ok: false, state: 'not reachable' });
});

test('a worker that gives signs of life is ok, with its browser', async () => {
  await server.pool.query(`insert into vitrine.worker (id, browser) values ('w', 'starting')`);
  expect((await ready()).parts).toMatchObject({ worker: { ok: true }, browser: { ok: false, state: 'starting' } });
  await server.pool.query(`update vitrine.worker set browser = 'ready'`);
  expect((await ready()).parts).toMatchObject({ worker: { ok: true }, browser: { ok: true, state: 'ready' } });
  await server.pool.query(`update vitrine.worker set seen_at = now() - interval '21 seconds'`);
  expect((await ready()).parts.worker?.ok).toBe(false);
});

test('films: by hand or by ffmpeg, as the workers say; it never is a reason for not being ready', async () => {
  await server.pool.query(`update vitrine.worker set seen_at = now(), films = 'by hand: no ffmpeg'`);
  expect((await ready()).parts['film conversion']).toEqual({ ok: true, state: 'by hand: no ffmpeg' });
  await server.pool.query(`insert into vitrine.worker (id, browser, films) values ('v', 'ready', 'ffmpeg 5.1')`);
  expect((await ready()).parts['film conversion']).toEqual({ ok: true, state: 'ffmpeg 5.1' });
  await server.pool.query(`delete from vitrine.worker where id = 'v'`);
});

test('a queue that nobody works on is told', async () => {
  await server.pool.query(`select graphile_worker.add_job('make-document', '{}'::json)`);
  expect((await ready()).parts.queue).toEqual({ ok: true, state: '1 jobs wait' });
  await server.pool.query(`select graphile_worker.add_job('make-document', '{}'::json, run_at => now() - interval '10 minutes')`);
  expect((await ready()).parts.queue?.ok).toBe(false);
});

test('everything there: 200, also with mails that wait or failed', async () => {
  const listener = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const whole = await testServer({
    environment: { smtpUrl: `smtp://127.0.0.1:${port}`, cmsPort: port },
    parts: { webDir: new URL('../../../web', import.meta.url).pathname },
  });
  await whole.pool.query(`insert into vitrine.worker (id, browser) values ('w', 'ready')`);
  await insertMails(whole);
  const answer = await whole.app.inject({ url: '/health/ready' });
  expect([answer.statusCode, answer.json().ok, answer.body]).toEqual([200, true, expect.any(String)]);
  await whole.close();
  listener.close();
});

test('metrics: from this machine in development, nowhere through a proxy', async () => {
  await server.app.inject({ url: '/api/v1/landing-page' });
  await insertMails(server);
  const answer = await server.app.inject({ url: '/metrics' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/vitrine_content_answers_total\{status="200"\} [1-9]/);
  expect(answer.body).toMatch(/vitrine_http_request_seconds_bucket.*route="\/api\/v1\/landing-page"/);
  expect(answer.body).toContain('vitrine_release 1');
  expect(answer.body).toContain('vitrine_mails{state="pending"} 2');
  expect(answer.body).toContain('vitrine_mails{state="failed"} 1');
  expect((await server.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '1.2.3.4' } })).statusCode).toBe(404);
  expect((await server.app.inject({ url: '/metrics', remoteAddress: '10.0.0.1' })).statusCode).toBe(404);
});

test('metrics in production: with the token only', async () => {
  const metricsToken = 'a-token-of-sixteen-or-more';
  const production = await testServer({ environment: { mode: 'production', metricsToken } });
  const status = async (headers: Record<string, string>) =>
    (await production.app.inject({ url: '/metrics', headers })).statusCode;
  expect(await status({})).toBe(404);
  expect(await status({ authorization: 'Bearer wrong' })).toBe(404);
  expect(await status({ authorization: `Bearer ${metricsToken}` })).toBe(200);
  await production.close();
});
