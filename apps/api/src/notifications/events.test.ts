import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAccountSessions } from '@vitrine/accounts/sessions/account-sessions.ts';
import { freePort } from '@vitrine/testing/free-port.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createWebBuild } from '../http/web-build.ts';
import { openEvents } from '../testing/event-client.ts';
import { bearer, type TestServer, testServer, writeRelease } from '../testing/test-server.ts';
import { createEventStream } from './event-stream.ts';
import { nextTime, watchNews } from './news-times.ts';
import { createOpenPages } from './open-pages.ts';

type Client = Awaited<ReturnType<typeof openEvents>>;
let server: TestServer;
let webDir: string;
let here: string;
let there: string;
let other: ReturnType<typeof spawn>;
let clients: Client[] = [];

const build = (name: string) => writeFile(join(webDir, 'index.html'), `<script type="module" src="/app/${name}.js"></script>`);

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'vitrine-web-'));
  await build('index-one');
  server = await testServer({ context: { webBuild: createWebBuild(webDir) } });
  here = await server.app.listen({ host: '127.0.0.1', port: 0 });
  // Another process of the API on the same database, as behind a proxy that spreads the calls.
  const [port, mailPort] = [await freePort(), await freePort()];
  const { databaseUrl } = server.context.environment;
  other = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: databaseUrl,
      VITRINE_DATA: server.dataDir,
      PORT: String(port),
      MAIL_CATCHER_PORT: String(mailPort),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise((resolve) => other.once('message', resolve));
  there = `http://127.0.0.1:${port}`;
});
afterEach(() => {
  for (const client of clients) client.close();
  clients = [];
});
afterAll(async () => {
  const gone = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGTERM');
  await gone;
  await server.close();
  await rm(webDir, { recursive: true, force: true });
});

async function open(origin: string, token: string): Promise<Client> {
  const client = await openEvents(origin, token);
  clients.push(client);
  expect(client.status).toBe(200);
  return client;
}
async function person() {
  const { id, email } = await server.account();
  return { id, email, ...(await server.login(email)) };
}

test('every process sends each release to an open page, beginning with the current one', async () => {
  const { token, refreshToken } = await person();
  const pages = [await open(here, token), await open(there, refreshToken)];
  for (const page of pages) {
    expect(page.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(page.headers.get('x-accel-buffering')).toBe('no');
    expect(page.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(page.headers.get('content-encoding')).toBeNull();
    expect(await page.next()).toEqual({ event: 'release', data: 1 });
  }
  const id = await writeRelease(server.pool, { 'faq/_all': { data: [], included: [] } });
  for (const page of pages) expect(await page.until('release')).toEqual({ event: 'release', data: id });
});

test('every page of a blocked person is notified at once, by every process, and its stream ends', async () => {
  const { id, email, token } = await person();
  const second = await server.login(email);
  const bystander = await person();
  const pages = [await open(here, token), await open(there, second.refreshToken)];
  const left = await open(there, bystander.token);
  await Promise.all([...pages, left].map((page) => page.until('release')));
  await endAccountSessions(server.pool, id, 'blocked');
  for (const page of pages) {
    expect(await page.until('session')).toEqual({ event: 'session', data: null });
    expect(await page.next()).toBeNull();
  }
  expect((await fetch(`${there}/api/v1/home-page`, { headers: bearer(token) })).status).toBe(401);
  const release = await writeRelease(server.pool, { 'faq/_all': { data: [], included: [{}] } });
  expect(await left.until('release'), 'another person is told on').toEqual({ event: 'release', data: release });
});

test('a log-out ends the streams of that session only', async () => {
  const { email, token } = await person();
  const second = await server.login(email);
  const [ended, staying] = [await open(there, token), await open(there, second.token)];
  await Promise.all([ended, staying].map((page) => page.until('release')));
  await server.app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers: bearer(token) });
  expect(await ended.until('session')).toEqual({ event: 'session', data: null });
  expect(await ended.next()).toBeNull();
  const release = await writeRelease(server.pool, { 'faq/_all': { data: [], included: [{}, {}] } });
  expect(await staying.until('release')).toEqual({ event: 'release', data: release });
});

test('a session expires by its age, and its page hears of it', async () => {
  const { id, token } = await person();
  const page = await open(here, token);
  await server.pool.query(`update vitrine.session set expires_at = now() where account_id = $1`, [id]);
  expect(await page.until('session')).toEqual({ event: 'session', data: null });
});

test('news that staff publish are announced; a release without other news is not', async () => {
  const { token } = await person();
  const page = await open(here, token);
  await page.until('release');
  /** Names of the events up to the release of this number, in whatever order the others come. */
  const heardUntil = async (release: number) => {
    const names: string[] = [];
    for (;;) {
      const event = await page.next();
      if (!event) throw new Error('the stream ended');
      names.push(event.event);
      if (event.event === 'release' && event.data === release) return names;
    }
  };
  const silent = await writeRelease(server.pool, { 'home-page': { data: {}, included: [] } });
  expect(await heardUntil(silent)).not.toContain('news');
  const telling = await writeRelease(server.pool, {
    'notification/_all': { data: [], included: [], links: { self: '/' } },
  });
  const heard = await heardUntil(telling);
  if (!heard.includes('news')) expect(await page.until('news')).toEqual({ event: 'news', data: null });
});

test('news are sent at the time at which they begin or end', () => {
  const at = (time: string) => Date.parse(time);
  const news = [{ begins: '2026-01-01T00:00:00Z', ends: '2026-03-01T00:00:00Z' }, { begins: '2026-02-01T00:00:00Z' }, {}];
  expect(nextTime(news, at('2025-12-01T00:00:00Z'))).toBe(at('2026-01-01T00:00:00Z'));
  expect(nextTime(news, at('2026-01-01T00:00:00Z'))).toBe(at('2026-02-01T00:00:00Z'));
  expect(nextTime(news, at('2026-02-02T00:00:00Z'))).toBe(at('2026-03-01T00:00:00Z'));
  expect(nextTime(news, at('2026-03-01T00:00:00Z'))).toBeNull();
  expect(nextTime([], 0)).toBeNull();
});

test('a new web app is announced with the fingerprint of its page', async () => {
  const { token } = await person();
  const page = await open(here, token);
  expect(await page.until('web-build')).toEqual({ event: 'web-build', data: 'index-one' });
  await build('index-two');
  expect(await page.until('web-build')).toEqual({ event: 'web-build', data: 'index-two' });
  const ping = await fetch(`${here}/api/v1/auth/ping`, { headers: bearer(token) });
  expect(ping.headers.get('x-web-build')).toBe('index-two');
});

test('without a log-in there is no stream, and no print run has one', async () => {
  const anonymous = await fetch(`${here}/api/v1/events`);
  expect(anonymous.status).toBe(401);
  const wrong = await fetch(`${here}/api/v1/events`, { headers: bearer('x'.repeat(43)) });
  expect(wrong.status).toBe(401);
  const head = await fetch(`${here}/api/v1/events`, { method: 'HEAD', headers: bearer((await person()).token) });
  expect(head.status).toBe(405);
});

test('a stream is no use of the session', async () => {
  const { id, refreshToken } = await person();
  await server.pool.query(`update vitrine.session set last_used_at = now() - interval '1 hour' where account_id = $1`, [id]);
  await (await open(here, refreshToken)).until('release');
  const { rows } = await server.pool.query(
    `select last_used_at < now() - interval '59 minutes' as idle from vitrine.session where account_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ idle: true }]);
});

test('pages that are open are bounded, by account and in all, and those that close make room', async () => {
  const { context } = server;
  const news = watchNews(context.release, () => []);
  const pages = createOpenPages(context, news, { account: 2, all: 3 });
  const caller = async () => {
    const { id, token } = await person();
    const access = await context.access.verify(`Bearer ${token}`);
    return { accountId: id, sessionId: access?.sessionId ?? '' };
  };
  const [one, two, three] = [await caller(), await caller(), await caller()];
  const first = await pages.open(one);
  await pages.open(one);
  await expect(pages.open(one)).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  await pages.open(two);
  await expect(pages.open(three)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
  first.body.destroy();
  await expect.poll(() => pages.size()).toBe(2);
  await pages.open(three);
  await pages.close();
  news.close();
  await expect(pages.open(three)).rejects.toMatchObject({ status: 503 });
});

test('a page that does not read is let go before it costs memory', () => {
  const stream = createEventStream();
  for (let sent = 0; sent < 1000; sent++) stream.send({ event: 'release', data: sent });
  expect(stream.body.destroyed).toBe(true);
  stream.beat();
  stream.end();
});
