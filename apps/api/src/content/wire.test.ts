import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let port: number;
let token: string;
let body: string;
/** The server's ends of the connections. */
const connections = new Set<Socket>();

beforeAll(async () => {
  server = await testServer();
  token = (await server.login((await server.account()).email)).token;
  server.app.server.on('connection', (socket: Socket) => connections.add(socket));
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  body = (await server.app.inject({ url: '/api/v1/product/ww-200', headers: { authorization: `Bearer ${token}` } })).body;
});
afterAll(() => server.close());

const get = (path: string, ...headers: string[]) =>
  [`GET /api/v1/${path} HTTP/1.1`, 'Host: here', `Authorization: Bearer ${token}`, ...headers, '', ''].join('\r\n');
const bytes = () => Buffer.byteLength(body);

/** Reads `count` answers off a connection by their Content-Length. */
async function read(socket: Socket, count: number): Promise<{ head: string; body: string }[]> {
  const answers: { head: string; body: string }[] = [];
  let rest = Buffer.alloc(0);
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) break;
      const head = rest.subarray(0, end).toString();
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (rest.length < end + 4 + length) break;
      answers.push({ head, body: rest.subarray(end + 4, end + 4 + length).toString() });
      rest = rest.subarray(end + 4 + length);
    }
    if (answers.length === count) break;
  }
  return answers;
}

test('one connection answers one request after another, of both ways', async () => {
  const socket = connect(port, '127.0.0.1');
  for (const [path, status] of [
    ['product/ww-200', 200],
    ['product/unknown', 404],
    ['product/ww-200', 200],
    ['auth/ping', 200],
    ['landing-page', 200],
    ['product/ww-200', 200],
  ] as const) {
    socket.write(get(path));
    const [answer] = await read(socket, 1);
    expect(answer?.head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    if (path === 'product/ww-200') expect(answer?.body).toBe(body);
  }
  socket.destroy();
});

test('the head is one that a client expects', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(get('product/ww-200'));
  const [answer] = await read(socket, 1);
  expect(answer?.head).toMatch(
    /\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=72$/,
  );
  socket.write(get('product/ww-200', 'If-None-Match: *'));
  expect((await read(socket, 1))[0]?.head).toMatch(/^HTTP\/1.1 304 Not Modified\r\n/);
  socket.destroy();
});

test('pipelined requests are answered in order, whichever way each goes', async () => {
  const socket = connect(port, '127.0.0.1');
  const paths = [
    'auth/ping',
    'product/ww-200',
    'product/unknown',
    'product/ww-200',
    'landing-page',
    'auth/ping',
    'product/ww-200',
  ];
  socket.write(paths.map((path) => get(path)).join(''));
  const answers = await read(socket, paths.length);
  expect(answers.map((answer) => answer.body.slice(0, 20))).toEqual(
    ['{"data":{"ok":true}}', body, '{"errors":', body, '{"data":{"type":"lan', '{"data":{"ok":true}}', body].map((text) =>
      text.length < 20 ? expect.stringContaining(text) : text.slice(0, 20),
    ),
  );
  socket.destroy();
});

test('a client that does not want to be kept is let go', async () => {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('end', resolve));
  socket.write(get('product/ww-200', 'Connection: close'));
  const [answer] = await read(socket, 1);
  expect(answer?.head).toMatch(/connection: close/i);
  expect(answer?.body).toBe(body);
  await closed;
  const old = connect(port, '127.0.0.1');
  const oldClosed = new Promise((resolve) => old.once('end', resolve));
  old.write(get('product/ww-200').replace('HTTP/1.1', 'HTTP/1.0'));
  expect((await read(old, 1))[0]?.body).toBe(body);
  await oldClosed;
});

test('a client that asks and does not read costs no memory without end', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  let asked = 0;
  // 40 MB of answers, more than any buffer of the system between us.
  while (asked < 2000) {
    asked++;
    if (socket.write(get('product/ww-200'))) continue;
    const isTaken = await Promise.race([once(socket, 'drain').then(() => true), sleep(500, false)]);
    if (!isTaken) break;
  }
  await sleep(500);
  const waiting = [...connections].map((connection) => connection.writableLength);
  expect(Math.max(...waiting)).toBeLessThan(40 * bytes());
  const answers = await read(socket, asked);
  expect(answers).toHaveLength(asked);
  expect(answers.every((answer) => answer.body === body)).toBe(true);
  socket.destroy();
});

test('a client that leaves in the middle harms no other', async () => {
  for (let i = 0; i < 50; i++) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(get('product/ww-200').repeat(3));
    await sleep(i % 5);
    socket.destroy();
  }
  const socket = connect(port, '127.0.0.1');
  socket.write(get('product/ww-200'));
  expect((await read(socket, 1))[0]?.body).toBe(body);
  socket.destroy();
});
