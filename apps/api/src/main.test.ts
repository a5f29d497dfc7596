import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createPool } from '@vitrine/server/database.ts';
import { type TestDatabase, testDatabase } from '@vitrine/testing/database.ts';
import { freePort } from '@vitrine/testing/free-port.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

let database: TestDatabase;
let dataDir: string;
let started: { child: ChildProcess; ended: Promise<unknown> }[] = [];

beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-main-'));
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  started = [];
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

async function take(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}
async function freePorts(): Promise<{ PORT: string; MAIL_CATCHER_PORT: string }> {
  return { PORT: String(await freePort()), MAIL_CATCHER_PORT: String(await freePort()) };
}

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: database.url, VITRINE_DATA: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (process.env.LOG_LEVEL !== 'silent') child.stdout?.pipe(process.stdout, { end: false });
  const errors = child.stderr ? text(child.stderr) : Promise.resolve('');
  const output = child.stdout ? text(child.stdout) : Promise.resolve('');
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  started.push({ child, ended });
  const ready = Promise.race([
    new Promise<unknown>((resolve) => child.once('message', resolve)),
    ended.then(async (code) => `ended with ${code}: ${await errors}`),
  ]);
  return { child, errors, output, ended, ready };
}

test('the API notifies its supervisor when it answers, and ends within five seconds although a client stays', async () => {
  const env = await freePorts();
  const { child, ready, ended } = run(env);
  expect(await ready).toEqual({ type: 'ready' });
  expect((await fetch(`http://127.0.0.1:${env.PORT}/health/live`)).status).toBe(200);
  // One client in the middle of a request that never ends.
  const client = connect(Number(env.PORT), '127.0.0.1');
  client.on('error', () => {});
  client.write('POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const begun = Date.now();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(Date.now() - begun).toBeLessThan(5000);
  client.destroy();
});

test.each([
  ['https://vitrine.example', '', true],
  ['https://vitrine.example', '1', false],
  ['', '', false],
])('PUBLIC_URL "%s" with TRUST_PROXY "%s": warns of a proxy that is not trusted: %s', async (publicUrl, trustProxy, warns) => {
  const { child, ready, output, ended } = run({
    ...(await freePorts()),
    LOG_LEVEL: 'warn',
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: trustProxy,
  });
  await ready;
  child.kill('SIGTERM');
  await ended;
  expect((await output).includes('TRUST_PROXY is not set')).toBe(warns);
});

test('the log names the kind of an error; a call before the first release is none', async () => {
  const env = await freePorts();
  const { child, ready, output, ended } = run({ ...env, LOG_LEVEL: 'info' });
  await ready;
  const api = `http://127.0.0.1:${env.PORT}/api/v1`;
  expect((await fetch(`${api}/landing-page`)).status).toBe(503);
  const pool = createPool(database.url, 'main test', 1);
  await pool.query('alter table accounts rename to accounts_away');
  const body = new URLSearchParams({ 'credentials[username]': 'a@b.example', 'credentials[password]': 'x' });
  const failed = await fetch(`${api}/auth/login`, { method: 'POST', body });
  await pool.query('alter table accounts_away rename to accounts');
  await pool.end();
  expect(failed.status).toBe(500);
  child.kill('SIGTERM');
  await ended;
  const lines = (await output)
    .split('\n')
    .filter(Boolean)
    .map((line) => z.looseObject({ level: z.number(), msg: z.string() }).parse(JSON.parse(line)));
  const above = lines.filter(({ level }) => level > 30);
  expect(above).toMatchObject([
    { level: 40, msg: 'cannot be answered now', problem: 'unavailable' },
    { level: 50, msg: 'request failed', err: { type: 'DatabaseError', code: '42P01', stack: expect.any(String) } },
  ]);
  expect(above[0]).not.toHaveProperty('err');
});

test('the API ends with its supervisor', async () => {
  const { child, ready, ended } = run(await freePorts());
  await ready;
  child.disconnect();
  expect(await ended).toBe(0);
});

test.each(['PORT', 'MAIL_CATCHER_PORT'] as const)('a port in use is one sentence that names %s', async (name) => {
  const { server, port } = await take();
  const { errors, ended } = run({ ...(await freePorts()), [name]: String(port) });
  expect(await ended).toBe(1);
  expect(await errors).toBe(`Port ${port} is in use: stop the program that uses it, or set another ${name}.\n`);
  server.close();
});

test('a setting that cannot be used is one sentence', async () => {
  const { errors, ended } = run({ DATABASE_URL: 'mysql://x' });
  expect(await ended).toBe(1);
  expect(await errors).toBe('The setting DATABASE_URL cannot be used: must begin with postgres:// or postgresql://.\n');
});

test('production refuses the secret of development', async () => {
  const { errors, ended } = run({ NODE_ENV: 'production' });
  expect(await ended).toBe(1);
  expect(await errors).toMatch(/set VITRINE_SECRET/);
});
