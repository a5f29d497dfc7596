import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { healthAnswer } from '@vitrine/contract/health.ts';
import { storeAssetsState } from '@vitrine/release/assets/assets-state.ts';
import { CMS_TOKEN_HEADER } from '@vitrine/server/cms-token.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { diskState } from './disk-state.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ environment: { smtpUrl: 'smtp://127.0.0.1:1', cmsPort: 1 } });
});
afterAll(() => server.close());

const ask = async (url: string) => {
  const answer = await server.app.inject({ url });
  const { ok, parts = {} } = healthAnswer.parse(answer.json());
  return { status: answer.statusCode, ok, parts };
};
const state = () => ask('/health/state');

/** Two mails that wait, one of them for another try, one given up and one that was sent. */
const insertMails = ({ pool }: TestServer) =>
  pool.query(`insert into vitrine.mail (id, kind, language, state, last_error) values
    (gen_random_uuid(), 'password-changed', 'de', 'pending', null), (gen_random_uuid(), 'password-changed', 'de', 'pending', 'SMTP 451'),
    (gen_random_uuid(), 'password-changed', 'de', 'failed', 'SMTP 550'), (gen_random_uuid(), 'password-changed', 'de', 'sent', null)`);

test('live is the process alone', async () => {
  expect((await server.app.inject({ url: '/health/live' })).json()).toEqual({ ok: true });
});

test('the state names each part; one that is not ok makes it 503', async () => {
  const { status, ok, parts } = await state();
  expect([status, ok]).toEqual([503, false]);
  expect(Object.keys(parts).sort()).toEqual(
    [
      'assets',
      'browser',
      'cms',
      'database',
      'disk',
      'documents',
      'files',
      'video conversion',
      'mail',
      'queue',
      'release',
      'web',
      'worker',
    ].sort(),
  );
  expect(parts.database).toEqual({ ok: true, state: 'answers' });
  expect(parts.release?.state).toContain('release 1');
  expect(parts.worker).toEqual({ ok: false, state: 'none running' });
  expect(parts.mail).toEqual({ ok: false, state: 'not reachable' });
  expect(parts.cms).toEqual({ ok: false, state: 'not reachable' });
});

test('a worker that gives signs of life is ok, with its browser', async () => {
  await server.pool.query(`insert into vitrine.worker (id, browser) values ('w', 'starting')`);
  expect((await state()).parts).toMatchObject({ worker: { ok: true }, browser: { ok: false, state: 'starting' } });
  await server.pool.query(`update vitrine.worker set browser = 'ready'`);
  expect((await state()).parts).toMatchObject({ worker: { ok: true }, browser: { ok: true, state: 'ready' } });
  await server.pool.query(`update vitrine.worker set seen_at = now() - interval '21 seconds'`);
  expect((await state()).parts.worker?.ok).toBe(false);
});

test('videos: by hand or by ffmpeg, as the workers say; it never is a reason for not being ready', async () => {
  await server.pool.query(`update vitrine.worker set seen_at = now(), ffmpeg = 'by hand: no ffmpeg'`);
  expect((await state()).parts['video conversion']).toEqual({ ok: true, state: 'by hand: no ffmpeg' });
  await server.pool.query(`insert into vitrine.worker (id, browser, ffmpeg) values ('v', 'ready', 'ffmpeg 5.1')`);
  expect((await state()).parts['video conversion']).toEqual({ ok: true, state: 'ffmpeg 5.1' });
  await server.pool.query(`delete from vitrine.worker where id = 'v'`);
});

test('a queue without a worker is reported, a long one that is worked on is healthy', async () => {
  await server.pool.query(`select graphile_worker.add_job('make-document', '{}'::json)`);
  expect((await state()).parts.queue).toEqual({ ok: true, state: '1 jobs wait' });
  await server.pool.query(`select graphile_worker.add_job('make-document', '{}'::json, run_at => now() - interval '10 minutes')`);
  expect((await state()).parts.queue).toEqual({
    ok: false,
    state: expect.stringMatching(/^2 jobs wait, the first for 6\d\d s$/),
  });
  // A worker has just begun one of them; the other has waited as long as before.
  await server.pool.query(`select graphile_worker.add_job('make-document', '{}'::json, run_at => now() - interval '10 minutes')`);
  await server.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where id = (select max(id) from graphile_worker._private_jobs)`,
  );
  expect((await state()).parts.queue).toEqual({ ok: true, state: expect.stringMatching(/^2 jobs wait, the first for 6\d\d s$/) });
  // Between two jobs none is held.
  await server.pool.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  expect((await state()).parts.queue?.ok).toBe(true);
});

test('jobs behind a running one of their own named queue do not wait for a worker', async () => {
  await server.pool.query('delete from graphile_worker._private_jobs');
  for (const key of ['one', 'two'])
    await server.pool.query(
      `select graphile_worker.add_job('convert-films', '{}'::json, queue_name => 'films', job_key => $1, run_at => now() - interval '2 hours')`,
      [key],
    );
  const oldest = async () =>
    /^vitrine_queue_oldest_seconds (\S+)/m.exec((await server.app.inject({ url: '/metrics' })).body)?.[1];
  expect((await state()).parts.queue?.state).toMatch(/^2 jobs wait, the first for 7\d\d\d s$/);
  expect(Number(await oldest())).toBeGreaterThan(7000);
  await server.pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour', locked_by = 'w' where key = 'one'`,
  );
  expect((await state()).parts.queue).toEqual({ ok: true, state: 'empty' });
  expect(await oldest()).toBe('0');
  await server.pool.query('delete from graphile_worker._private_jobs');
});

test('documents that are due but not being printed are reported, whatever other work goes on', async () => {
  const order = (hash: string, age: string, next: string | null = null) =>
    server.pool.query(
      `insert into vitrine.document_request (hash, account_id, idempotency_key, site, body, sender, step, status, created_at, next_attempt_at)
       values ($1, 'a', $1, 'de', '{}', '{}', 'render', 'pending', now() - $2::interval, now() + $3::interval)`,
      [hash, age, next],
    );
  const begun = (hash: string, age: string) =>
    server.pool.query('update vitrine.document_request set print_started_at = now() - $2::interval where hash = $1', [hash, age]);
  const documents = async () => (await state()).parts.documents;
  const oldest = async () =>
    Number(/^vitrine_print_oldest_seconds (\S+)/m.exec((await server.app.inject({ url: '/metrics' })).body)?.[1]);
  expect([await documents(), await oldest()]).toEqual([{ ok: true, state: 'none due' }, 0]);
  // One that waits for its next try, and one that has just been ordered.
  await order('later', '3 hours', '1 hour');
  await order('new', '0');
  expect(await documents()).toEqual({ ok: true, state: '1 due' });
  await order('hangs', '2 hours');
  expect(await documents()).toEqual({ ok: false, state: expect.stringMatching(/^2 due, the first for 7\d\d\d s$/) });
  expect(await oldest()).toBeGreaterThan(7000);
  await begun('hangs', '2 hours');
  expect((await documents())?.ok).toBe(false);
  await begun('later', '1 minute');
  expect((await documents())?.ok).toBe(true);
  await server.pool.query('delete from vitrine.document_request');
});

test('the disk: how much is free, and not ok when it is little', async () => {
  expect((await state()).parts.disk).toEqual({ ok: true, state: expect.stringMatching(/^\d+\.\d GB free$/) });
  expect(await diskState('/', async () => 100e6)).toEqual({ ok: false, state: '0.1 GB free' });
});

test('files of the release that are missing are counted', async () => {
  expect((await state()).parts.assets).toEqual({ ok: true, state: 'not counted yet' });
  await storeAssetsState(server.pool, { named: 12, present: 5 });
  expect((await state()).parts.assets).toEqual({ ok: false, state: '5/12' });
  await storeAssetsState(server.pool, { named: 12, present: 12 });
  expect((await state()).parts.assets).toEqual({ ok: true, state: '12/12' });
});

test('held mail is named before the mail server is looked at', async () => {
  await server.pool.query('insert into vitrine.mail_pause (staff_id) values (gen_random_uuid())');
  expect((await state()).parts.mail).toEqual({ ok: false, state: 'paused at the desk' });
  await server.pool.query('delete from vitrine.mail_pause');
  await server.pool.query(`insert into vitrine.worker (id, browser, is_mail_held) values ('h', 'ready', true)`);
  expect((await state()).parts.mail).toEqual({ ok: false, state: 'held by VITRINE_MAIL=hold' });
  await server.pool.query(`delete from vitrine.worker where id = 'h'`);
  expect((await state()).parts.mail).toEqual({ ok: false, state: 'not reachable' });
});

/** A CMS process that answers its health question. */
async function startCms() {
  const cms = createHttpServer((request, response) => response.writeHead(request.url === '/health' ? 200 : 404).end());
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  const address = cms.address();
  return { cms, cmsPort: typeof address === 'object' && address ? address.port : 0 };
}

test('readers are served while CMS, database, mail, browser and worker are away; only the operator hears the details in production', async () => {
  const { cms, cmsPort } = await startCms();
  const metricsToken = 'a-token-of-sixteen-or-more';
  const cmsToken = 'the token that the start made for its processes';
  const whole = await testServer({
    environment: { mode: 'production', smtpUrl: 'smtp://127.0.0.1:1', cmsPort, metricsToken, cmsToken },
    context: { webDir: new URL('../../../web', import.meta.url).pathname },
  });
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await whole.app.inject({ url, headers });
    return [answer.statusCode, healthAnswer.safeParse(answer.json()).data];
  };
  expect(await get('/health/live')).toEqual([200, { ok: true }]);
  expect(await get('/health/ready')).toEqual([200, { ok: true }]);
  expect((await get('/health/state'))[0]).toBe(404);
  expect((await get('/health/state', { authorization: 'Bearer another' }))[0]).toBe(404);
  const operators: Record<string, string>[] = [{ authorization: `Bearer ${metricsToken}` }, { [CMS_TOKEN_HEADER]: cmsToken }];
  for (const headers of operators) {
    expect(await get('/health/ready', headers)).toEqual([
      200,
      {
        ok: true,
        parts: { release: expect.anything(), web: expect.anything() },
      },
    ]);
    expect(await get('/health/state', headers)).toMatchObject([
      503,
      { ok: false, parts: { mail: { ok: false }, worker: { ok: false }, cms: { ok: true, state: 'answers' } } },
    ]);
  }
  // A CMS that takes connections and answers nothing is not there.
  cms.removeAllListeners('request');
  expect(await get('/health/state', operators[0])).toMatchObject([503, { parts: { cms: { ok: false } } }]);
  expect(await get('/health/ready')).toEqual([200, { ok: true }]);
  const metrics = async (headers: Record<string, string>) => (await whole.app.inject({ url: '/metrics', headers })).statusCode;
  expect(await metrics({})).toBe(404);
  expect(await metrics({ authorization: 'Bearer wrong' })).toBe(404);
  expect(await metrics({ authorization: `Bearer ${metricsToken}` })).toBe(200);
  // Without the database, content is answered from memory.
  const { rows } = await whole.pool.query<{ name: string }>('select current_database() as name');
  await whole.pool.query(`alter database "${rows[0]?.name}" connection limit 0`);
  await whole.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  expect(await get('/health/ready')).toEqual([200, { ok: true }]);
  expect(await get('/health/state', operators[0])).toMatchObject([503, { parts: { database: { ok: false } } }]);
  await whole.close();
  cms.closeAllConnections();
  cms.close();
});

test('everything there: the state is 200, also with mails that wait or failed', async () => {
  const { cms, cmsPort } = await startCms();
  const listener = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const whole = await testServer({
    environment: { smtpUrl: `smtp://127.0.0.1:${port}`, cmsPort },
    context: { webDir: new URL('../../../web', import.meta.url).pathname },
  });
  await whole.pool.query(`insert into vitrine.worker (id, browser) values ('w', 'ready')`);
  await insertMails(whole);
  const answer = await whole.app.inject({ url: '/health/state' });
  expect([answer.statusCode, answer.json().ok, answer.body]).toEqual([200, true, expect.any(String)]);
  await whole.close();
  listener.close();
  cms.close();
});

test('in development, metrics are for this machine only, and never for a caller behind a proxy', async () => {
  await server.app.inject({ url: '/api/v1/landing-page' });
  await insertMails(server);
  const answer = await server.app.inject({ url: '/metrics' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/vitrine_content_answers_total\{status="200"\} [1-9]/);
  expect(answer.body).toMatch(/vitrine_http_request_seconds_bucket.*route="\/api\/v1\/landing-page"/);
  expect(answer.body).toContain('vitrine_release 1');
  expect(answer.body).toContain('vitrine_mails{kind="password-changed",state="pending"} 2');
  expect(answer.body).toContain('vitrine_mails{kind="password-changed",state="failed"} 1');
  expect((await server.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '1.2.3.4' } })).statusCode).toBe(404);
  expect((await server.app.inject({ url: '/metrics', remoteAddress: '10.0.0.1' })).statusCode).toBe(404);
});
