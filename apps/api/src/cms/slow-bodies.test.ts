import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONNECTIONS } from '../http/connections.ts';
import { createHttpServer } from '../http/server.ts';
import { limitBodies } from './limit-bodies.ts';

const TIMES = { headers: 60_000, body: 200, upload: 60_000, check: 50 };
const app = fastify({ serverFactory: createHttpServer(() => false, CONNECTIONS, TIMES) });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-slow-bodies-'));
  app.decorateRequest('isOfStaff', true);
  app.decorateRequest('staffId', 'one');
  app.decorateRequest('cmsPath', '');
  app.addHook('onRequest', async (request) => {
    request.cmsPath = request.url;
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => {
    text(body).then((whole) => done(null, whole), done);
  });
  limitBodies(app, folder);
  app.post('*', async ({ body }) => String(body));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  await rm(folder, { recursive: true });
});

/** A body of staff whose last byte does not come before it is finished; what came back until the connection ended. */
function slowBody(path: string, type: string) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 20\r\n\r\n`;
  socket.write(`${head}${'x'.repeat(19)}`);
  return { finish: () => socket.write('x'), answer: text(socket).catch(() => '') };
}

const FORM = 'multipart/form-data; boundary=x';
test.each([
  ['a form', '/cms-api/products', FORM],
  ['a file', '/cms-api/images', FORM],
  ['what a form asks while it is filled in', '/admin/collections/products', 'text/plain;charset=UTF-8'],
])('%s may come slowly from staff; another body of theirs may not, for nothing counts how many come', async (_, path, type) => {
  const slow = slowBody(path, type);
  // Begun later, so that the time of the first is over too when this one is ended.
  expect(await slowBody('/cms-api/products', 'application/json').answer).toMatch(/^HTTP\/1\.1 408 /);
  slow.finish();
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 200 .*x{20}$/s);
});
