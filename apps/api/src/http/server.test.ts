import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowSlowBody } from './body-time.ts';
import { CONNECTIONS } from './connections.ts';
import { createHttpServer } from './server.ts';

const TIMES = { headers: 200, body: 200, upload: 60_000, check: 50 };
const app = fastify({ serverFactory: createHttpServer(() => false, CONNECTIONS, TIMES) });
let port: number;

beforeAll(async () => {
  app.addContentTypeParser('*', (_request, body, done) => {
    text(body).then((whole) => done(null, whole), done);
  });
  app.post('/', async (request) => String(request.body));
  app.post('/slow', {
    onRequest: async (request) => allowSlowBody(request.raw),
    handler: async (request) => String(request.body),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Opens a connection, sends a beginning and says what came back until the server ended it. */
function begin(sent: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  return { socket, answer: text(socket).catch(() => '') };
}
const head = (path: string, framing: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: text/x\r\n${framing}\r\n\r\n`;

test.each([
  ['headers that do not end', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['a body that does not come', head('/', 'Content-Length: 10')],
  ['a body that stops', `${head('/', 'Content-Length: 10')}12345`],
  ['chunks that stop', `${head('/', 'Transfer-Encoding: chunked')}5\r\n12345\r\n`],
])('a connection does not stay open for %s', async (_, sent) => {
  expect(await begin(sent).answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that was let off takes its time', async () => {
  const { socket, answer } = begin(`${head('/slow', 'Content-Length: 10\r\nConnection: close')}12345`);
  // By then a request that was not let off, begun later, has been ended.
  await begin(head('/', 'Content-Length: 10')).answer;
  socket.write('67890');
  expect(await answer).toMatch(/^HTTP\/1\.1 200 .*1234567890$/s);
});
