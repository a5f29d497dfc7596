import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsServer, cmsServer } from '../testing/cms-server.ts';

let cms: CmsServer;
beforeAll(async () => {
  cms = await cmsServer();
});
afterAll(() => cms.close());

/** What is answered to these lines, written to a connection of their own. */
async function send(lines: string[], body = '') {
  const { hostname, port } = new URL(cms.origin);
  const socket = connect(Number(port), hostname);
  socket.write(`${[...lines, 'Host: localhost'].join('\r\n')}\r\n\r\n${body}`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}
const HIDDEN = 'POST /admin/login HTTP/1.1\r\nHost: x\r\nNext-Action: 1\r\nContent-Length: 0\r\n\r\n';
const LENGTH = `Content-Length: ${HIDDEN.length}`;

test.each(['GET', 'HEAD', 'OPTIONS'])('a %s with a body is refused, and its connection ends', async (method) => {
  const before = cms.seen.length;
  expect(await send([`${method} /cms-api/staff/me HTTP/1.1`, LENGTH], HIDDEN)).toMatch(/^HTTP\/1.1 400 .*connection: close/is);
  const chunked = [`${method} /cms-api/staff/me HTTP/1.1`, 'Transfer-Encoding: chunked'];
  expect(await send(chunked, '1\r\nx\r\n0\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  expect(cms.seen.slice(before)).toEqual([]);
});

test('a length of 0 is no body', async () => {
  expect(await send(['GET /cms-api/staff/me HTTP/1.1', 'Content-Length: 0', 'Connection: close'])).toMatch(/^HTTP\/1.1 200 /);
});

test('a body stays a body, whatever Connection names', async () => {
  const before = cms.seen.length;
  const { cookie } = await cms.staffSession();
  const lines = ['DELETE /cms-api/products/1 HTTP/1.1', `Cookie: ${cookie}`, 'Connection: close, content-length', LENGTH];
  expect(await send(lines, HIDDEN)).toMatch(/^HTTP\/1.1 200 /);
  expect(cms.seen.slice(before)).toMatchObject([{ method: 'DELETE', url: '/cms-api/products/1', bytes: HIDDEN.length }]);
});

test.each(['Karin Petersen', ''])('a Content-Type "%s" is refused as such', async (type) => {
  const headers = { 'content-type': type };
  const answer = await cms.server.app.inject({ method: 'POST', url: '/cms-api/staff/login', headers, payload: '{}' });
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([415, 'mediaType']);
});
