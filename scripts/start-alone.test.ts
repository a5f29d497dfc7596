import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createWay, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CMS_HEALTH_PATH } from '@vitrine/server/cms-health.ts';
import { CMS_TOKEN_HEADER } from '@vitrine/server/cms-token.ts';
import { type TestDatabase, testDatabase } from '@vitrine/testing/database.ts';
import { freePort } from '@vitrine/testing/free-port.ts';
import { shareBrowser } from '@vitrine/testing/share-browser.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };

const CMS_TOKEN = 'the-token-of-this-test-0123456789';
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-start-alone-'));
  await shareBrowser(folder);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** A service as its npm script starts it, ready. `stop` answers the code with which it ended. */
async function start(service: 'api' | 'worker' | 'cms', env: Record<string, string>) {
  const [program = '', ...args] = packageFile.scripts[`start:${service}`].split(' ');
  expect(program).toBe('node');
  const child = spawn(process.execPath, args, {
    cwd: resolve(import.meta.dirname, '..'),
    env: { ...process.env, NODE_ENV: 'development', VITRINE_DATA: folder, DATABASE_URL: database.urlOf(service), ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const first = await Promise.race([once(child, 'message').then(([message]) => message), ended]);
  expect(first).toMatchObject({ type: 'ready' });
  return {
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/**
 * A way to the database that can fall silent (what is open stays open and nothing comes any more, which a new connection meets too), or
 * end every connection and take no other.
 */
async function silentWay(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const sockets: Socket[] = [];
  let isSilent = false;
  let isRefusing = false;
  const way = createWay((socket) => {
    sockets.push(socket.on('error', () => {}));
    if (isRefusing) return void socket.destroy();
    if (isSilent) return;
    const onward = connect(Number(port), hostname).on('error', () => {});
    sockets.push(onward);
    for (const [from, to] of [[socket, onward] as const, [onward, socket] as const])
      from.on('data', (bytes) => void (isSilent || to.write(bytes))).on('end', () => void to.end());
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  url.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
  return {
    url: url.href,
    silence() {
      isSilent = true;
    },
    refuse() {
      isRefusing = true;
      for (const socket of sockets.splice(0)) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      way.close();
    },
  };
}

test('a worker that is told to stop as soon as it is ready ends well, also when the database says nothing any more', async () => {
  const way = await silentWay(database.urlOf('worker'));
  try {
    const worker = await start('worker', { DATABASE_URL: way.url, API_URL: 'http://127.0.0.1:1' });
    way.silence();
    expect(await worker.stop()).toBe(0);
  } finally {
    way.close();
  }
});

test('a worker that its database refuses ends itself, for whatever started it to start it anew', async () => {
  const way = await silentWay(database.urlOf('worker'));
  try {
    const worker = await start('worker', { DATABASE_URL: way.url, API_URL: 'http://127.0.0.1:1' });
    way.refuse();
    expect(await worker.ended).toBe(1);
  } finally {
    way.close();
  }
});

test('the API starts alone and finds the CMS by its URL', async () => {
  const tokens: unknown[] = [];
  const cms = createServer((request, response) => {
    tokens.push(request.headers[CMS_TOKEN_HEADER]);
    response.end('ok');
  }).listen(0, '127.0.0.1');
  await once(cms, 'listening');
  const port = String(await freePort());
  const api = await start('api', {
    PORT: port,
    MAIL_CATCHER_PORT: String(await freePort()),
    CMS_URL: `http://localhost:${(cms.address() as AddressInfo).port}`,
    CMS_TOKEN,
  });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health/state`, { headers: { [CMS_TOKEN_HEADER]: CMS_TOKEN } });
    expect(await answer.json()).toMatchObject({ parts: { cms: { ok: true, state: 'answers' }, database: { ok: true } } });
    expect(tokens[0]).toBe(CMS_TOKEN);
  } finally {
    expect(await api.stop()).toBe(0);
    cms.close();
  }
});

test('the CMS starts alone, and answers its health question to a caller with its token only', async () => {
  const port = String(await freePort());
  const cms = await start('cms', { PORT: String(await freePort()), CMS_PORT: port, CMS_TOKEN });
  try {
    const ask = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}${CMS_HEALTH_PATH}`, { headers });
    expect((await ask({})).status).toBe(403);
    expect((await ask({ [CMS_TOKEN_HEADER]: 'another-token-0123456789-0123456789' })).status).toBe(403);
    const answer = await ask({ [CMS_TOKEN_HEADER]: CMS_TOKEN });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  } finally {
    expect(await cms.stop()).toBe(0);
  }
});
