import { connect } from 'node:net';
import { HEADER_SITE_LANGUAGE } from '@vitrine/contract/headers.ts';
import { errorDocument } from '@vitrine/contract/json-api.ts';
import { createLog } from '@vitrine/server/log.ts';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';
import { createErrorHandler } from './errors.ts';
import { LIMITS } from './limits.ts';

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  const log = createLog('api', 'debug', { write: (line) => void logged.push(line) });
  server = await testServer({ context: { log, limits: { ...LIMITS, api: { max: 60, timeWindow: 60_000 } } } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (payload: string | Buffer, headers: Record<string, string>, url = '/api/v1/auth/login') =>
  server.app.inject({ method: 'POST', url, payload, headers });

test.each([
  ['JSON that is none', '{', JSON_TYPE, 400, 'badRequest'],
  ['no JSON at all', '', JSON_TYPE, 400, 'badRequest'],
  ['a key that would change the prototype', '{"__proto__":{"x":1}}', JSON_TYPE, 400, 'badRequest'],
  ['the same by another way', '{"constructor":{"prototype":{"x":1}}}', JSON_TYPE, 400, 'badRequest'],
  ['a body that is too large', JSON.stringify({ x: 'x'.repeat(300_000) }), JSON_TYPE, 413, 'tooLarge'],
  ['a type that is not taken', '<x/>', { 'content-type': 'application/xml' }, 415, 'mediaType'],
  ['a text', 'x', { 'content-type': 'text/plain' }, 415, 'mediaType'],
  ['a list', '[]', JSON_TYPE, 422, 'noValidValue'],
  [
    'a form with a prototype',
    'credentials[__proto__][x]=1',
    { 'content-type': 'application/x-www-form-urlencoded' },
    400,
    'badRequest',
  ],
] as const)('%s', async (_, body, headers, status, code) => {
  const answer = await post(body, headers);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/vnd.api+json');
  const [error] = errorDocument.parse(answer.json()).errors;
  expect(error).toMatchObject({ status: String(status), code });
  expect(error?.detail).toBeTruthy();
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
});

test('a full disk: what writes answers 507 with a sentence in the language of the call, and readers go on', async () => {
  const query = server.context.pool.query;
  const credentials = { credentials: { username: 'a@b.example', password: PASSWORD } };
  const said = async (language: string) => {
    const headers = { [HEADER_SITE_LANGUAGE]: language };
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: credentials, headers });
    return [answer.statusCode, errorDocument.parse(answer.json()).errors[0]];
  };
  const title = 'Insufficient Storage';
  const inGerman = expect.stringContaining('Speicherplatz ist voll');
  const inEnglish = expect.stringContaining('storage is full');
  // Of files, of a quota, and PostgreSQL's own.
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
    server.context.pool.query = () => Promise.reject(Object.assign(new Error('full'), { code }));
    expect(await said('de')).toMatchObject([507, { code: 'storageFull', title, detail: inGerman }]);
    expect(await said('en')).toMatchObject([507, { code: 'storageFull', title, detail: inEnglish }]);
    expect((await server.app.inject({ url: '/api/v1/landing-page' })).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/health/live' })).statusCode).toBe(200);
  }
  server.context.pool.query = query;
});

test.each([
  ['nothing is left on the disk', async () => 16 * 1024 * 1024, 507, 'storageFull'],
  ['there is room', async () => 64 * 1024 * 1024, 503, 'unavailable'],
  ['the disk cannot be asked', () => Promise.reject(new Error('no such folder')), 503, 'unavailable'],
] as const)('a database that has ended, when %s', async (_, freeBytes, status, code) => {
  const app = fastify();
  app.setErrorHandler(createErrorHandler(freeBytes));
  app.decorate('errors', server.context.errors);
  app.post('/', () => Promise.reject(Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' })));
  const answer = await app.inject({ method: 'POST', url: '/' });
  expect(answer.statusCode).toBe(status);
  expect(errorDocument.parse(answer.json()).errors).toMatchObject([{ code }]);
  await app.close();
});

test('a client that goes away in the middle of its call is no error', async () => {
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const before = logged.length;
  for (const path of ['/api/v1/auth/login', '/cms-api/staff/login']) {
    const socket = connect(port, '127.0.0.1');
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
    // The call has begun when the server counts its request.
    const begun = new Promise((resolve) => server.app.server.once('request', resolve));
    socket.write(head);
    await begun;
    socket.destroy();
  }
  const lines = () => logged.slice(before).map((line): { level: number; msg: string } => JSON.parse(line));
  await expect.poll(() => lines().some(({ msg }) => msg === 'the client went away')).toBe(true);
  expect(lines().filter(({ level }) => level >= 40)).toEqual([]);
});

test('JSON:API as the type of a request is taken', async () => {
  const body = JSON.stringify({ credentials: { username: 'a@b.example', password: 'x' } });
  expect((await post(body, { 'content-type': 'application/vnd.api+json' })).statusCode).toBe(401);
});

test('an unknown address below /api never answers a page', async () => {
  for (const url of ['/api/v1/nothing', '/api/v1/', '/api/v1', '/api/v2/x', '/api']) {
    const answer = await server.app.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 404, 'application/vnd.api+json']);
  }
  expect((await server.app.inject({ method: 'POST', url: '/nothing' })).statusCode).toBe(404);
});

test('a method that an address does not take is 405 and names those it takes', async () => {
  const answer = await server.app.inject({ method: 'DELETE', url: '/api/v1/auth/login' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  const wrong = await server.app.inject({ url: '/api/v1/auth/login' });
  expect(wrong.statusCode).toBe(405);
});

test.each([
  ['QUERY', undefined, {}],
  ['PUT', '{', JSON_TYPE],
  ['DELETE', 'x', { 'content-type': 'text/plain' }],
] as const)('%s stays 405 whatever is sent with it', async (method, payload, headers) => {
  const answer = await server.app.inject({ method, url: '/api/v1/auth/login', headers, ...(payload && { payload }) });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  expect(errorDocument.parse(answer.json()).errors[0]?.code).toBe('methodNotAllowed');
});

test('TRACE is not taken, anywhere, and nothing that was sent comes back', async () => {
  for (const url of ['/', '/api/v1/auth/login', '/admin', '/assets/x', '/health/live']) {
    const answer = await server.app.inject({ method: 'TRACE', url, headers: { authorization: 'Bearer secret-of-mine' } });
    expect([url, [404, 405].includes(answer.statusCode)]).toEqual([url, true]);
    expect(answer.body).not.toContain('secret-of-mine');
  }
});

test('a URL that cannot be decoded is 400', async () => {
  const answer = await server.app.inject({ url: '/api/v1/product/%E0%A4%A' });
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'badRequest']);
});

/** What the server answers to these bytes until it closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const origin = new URL(server.app.listeningOrigin);
  return await new Promise<string>((resolve) => {
    let text = '';
    connect(Number(origin.port), '127.0.0.1')
      .on('data', (data) => {
        text += data;
      })
      .on('close', () => resolve(text))
      .write(bytes);
  });
}

test('bytes that are no HTTP are answered, not followed', async () => {
  expect(await answerTo('NOT HTTP AT ALL\r\n\r\n')).toMatch(/^HTTP\/1.1 400/);
});

test.each([
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
  ['a length beside chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
  ['an encoding after chunks', 'Transfer-Encoding: chunked, identity'],
  ['a length that is none', 'Content-Length: +5'],
  ['a folded header', 'Content-Type: application/json;\r\n x: y\r\nTransfer-Encoding:\r\n chunked, x'],
])('a message that gives its end in two ways is refused, and nothing after it is taken for one: %s', async (_, headers) => {
  const smuggled = 'GET /api/v1/landing-page HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const answer = await answerTo(`POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n0\r\n\r\n${smuggled}`);
  expect(answer.match(/HTTP\/1.1 (\d+)/g)).toEqual(['HTTP/1.1 400']);
});

test('the answer to a failure of our own reveals nothing', async () => {
  const { token } = await server.login((await server.account()).email);
  await server.pool.query('alter table accounts rename to accounts_away');
  const answer = await server.app.inject({ url: '/api/v1/user/current', headers: bearer(token) });
  await server.pool.query('alter table accounts_away rename to accounts');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toMatch(/accounts|select|relation/i);
});

test('one call too many is 429 with Retry-After', async () => {
  const answers = [];
  for (let i = 0; i < 61; i++) answers.push(await server.app.inject({ url: '/api/v1/auth/ping', remoteAddress: '10.1.1.1' }));
  expect(answers.at(-2)?.statusCode).toBe(401);
  const last = answers.at(-1);
  expect(last?.statusCode).toBe(429);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  expect(last?.json().errors[0]).toMatchObject({ code: 'tooManyRequests', title: 'Too Many Requests' });
  const other = await server.app.inject({ url: '/api/v1/auth/ping', remoteAddress: '10.1.1.2' });
  expect(other.statusCode).toBe(401);
});

test('no cross-origin caller is let in', async () => {
  const answer = await server.app.inject({ url: '/api/v1/landing-page', headers: { origin: 'https://evil.example' } });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
});
