import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorDocument } from '@vitrine/contract/json-api.ts';
import { CMS_TOKEN_HEADER } from '@vitrine/server/cms-token.ts';
import { signStaffToken } from '@vitrine/server/staff-token.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let upstream: Server;
let origin: string;
const seen: { method: string; url: string; headers: IncomingMessage['headers']; bytes: number }[] = [];

beforeAll(async () => {
  upstream = createServer(async (request, response) => {
    const body = await text(request);
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, bytes: body.length });
    response.setHeader('set-cookie', ['a=1; HttpOnly', 'b=2']).setHeader('x-powered-by', 'x');
    if (request.url?.includes('/file/')) response.setHeader('content-security-policy', 'sandbox');
    if (request.url === '/admin/away') response.writeHead(302, { location: '/admin/login' }).end();
    else response.writeHead(request.url?.includes('missing') ? 404 : 200, { 'content-type': 'text/html' }).end('<p>cms');
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  server = await testServer({ environment: { cmsPort: (upstream.address() as AddressInfo).port } });
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  upstream.close();
});

test('the admin, its API and its files are handed through', async () => {
  for (const path of ['/admin', '/admin/collections/products?limit=10', '/cms-api/products/1', '/_next/static/x.js']) {
    const answer = await fetch(origin + path, { headers: { cookie: 'session=1' } });
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, '<p>cms']);
    expect(seen.at(-1)).toMatchObject({
      url: path,
      headers: { cookie: 'session=1', host: new URL(origin).host, 'x-forwarded-proto': 'http' },
    });
    expect(answer.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-eval');
  }
});

test('it proves to the CMS that it is the API; what a caller says of that is not passed on', async () => {
  const cmsToken = 'a token of this test, long enough';
  const { cmsPort } = server.parts.environment;
  const proving = await testServer({ environment: { cmsPort, cmsToken } });
  const given = { [CMS_TOKEN_HEADER]: 'made up', 'X-Vitrine-CMS-Token': 'made up' };
  for (const url of ['/admin', '/cms-api/x', '/_next/static/x.js']) {
    const answer = await proving.app.inject({ url, headers: given });
    expect([answer.statusCode, seen.at(-1)?.headers[CMS_TOKEN_HEADER]]).toEqual([200, cmsToken]);
    expect(JSON.stringify([answer.headers, answer.body])).not.toContain(cmsToken);
  }
  await proving.close();
  await server.app.inject({ url: '/admin', headers: given });
  expect(seen.at(-1)?.headers[CMS_TOKEN_HEADER]).toBeUndefined();
});

test('its pages run the scripts that are written with the nonce of their own answer, and no other', async () => {
  const nonces = new Set<string | undefined>();
  for (let i = 0; i < 3; i++) {
    const answer = await fetch(`${origin}/admin`, { headers: { 'content-security-policy': "script-src 'nonce-mine'" } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/^'self' 'nonce-[A-Za-z0-9+/]{22}=='$/);
    expect(policy).toMatch(/object-src 'none'; base-uri 'none'/);
    expect(seen.at(-1)?.headers['content-security-policy'], 'the CMS writes them with the same').toBe(policy);
    nonces.add(scripts);
  }
  expect(nonces.size).toBe(3);
});

test('nobody embeds it, but it itself', async () => {
  for (const path of ['/admin', '/admin/login', '/cms-api/staff/me', '/_next/static/x.js']) {
    const { headers } = await fetch(origin + path);
    expect([
      path,
      headers
        .get('content-security-policy')
        ?.split('; ')
        .filter((rule) => rule.startsWith('frame-')),
    ]).toEqual([path, ["frame-src 'self'", "frame-ancestors 'self'"]]);
    expect([path, headers.get('x-frame-options')]).toEqual([path, 'SAMEORIGIN']);
  }
});

test('over HTTPS its cookies are bound to this host and to TLS, and no other gets in', async () => {
  const secure = await testServer({
    environment: { cmsPort: server.parts.environment.cmsPort, publicUrl: 'https://vitrine.example' },
  });
  const ask = async (cookie?: string) => {
    const answer = await secure.app.inject({ url: '/admin', ...(cookie !== undefined && { headers: { cookie } }) });
    return { out: answer.headers['set-cookie'], cookie: seen.at(-1)?.headers.cookie };
  };
  expect((await ask()).out).toEqual([
    '__Host-a=1; HttpOnly; Path=/; Secure; SameSite=Strict',
    '__Host-b=2; Path=/; Secure; SameSite=Strict',
  ]);
  expect((await ask('payload-token=foreign; __Host-payload-token=own; __Host-b=2')).cookie).toBe('payload-token=own; b=2');
  expect((await ask('payload-token=foreign')).cookie).toBeUndefined();
  await secure.close();
});

test('pages of another origin change nothing there: they log nobody in and have no mail sent', async () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];
  const before = seen.length;
  for (const url of ['/cms-api/staff/login', '/cms-api/staff/forgot-password', '/cms-api/staff/logout', '/admin/login']) {
    for (const headers of foreign) {
      const answer = await server.app.inject({ method: 'POST', url, headers, payload: { email: 'a@vitrine.example' } });
      expect([url, answer.statusCode, answer.json().errors[0].code]).toEqual([url, 403, 'foreignOrigin']);
    }
  }
  expect(seen.length, 'nothing of it reached the CMS').toBe(before);
  const own: Record<string, string>[] = [{}, { 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost:80' }];
  for (const headers of own) {
    const answer = await server.app.inject({ method: 'POST', url: '/cms-api/staff/logout', headers });
    expect([headers, answer.statusCode]).toEqual([headers, 200]);
  }
});

test('the policy of an upload that staff look at stays', async () => {
  const answer = await fetch(`${origin}/cms-api/images/file/wolf.webp`);
  expect([answer.headers.get('content-security-policy'), answer.headers.get('x-frame-options')]).toEqual([
    'sandbox',
    'SAMEORIGIN',
  ]);
});

/** The cookie of somebody who is logged in to the admin. */
async function staffCookie() {
  const { rows } = await server.pool.query<{ id: string }>(
    "insert into staff (name, email) values ('Wer', gen_random_uuid() || '@vitrine.example') returning id",
  );
  const [id, sid] = [rows[0]?.id ?? '', randomUUID()];
  await server.pool.query(
    "insert into staff_sessions (_order, _parent_id, id, created_at, expires_at) values (1, $1, $2, now(), now() + interval '1 h')",
    [id, sid],
  );
  return { sid, cookie: `payload-token=${await signStaffToken(server.parts.environment.secret, { id, sid }, 3600)}` };
}

test('uploads larger than the limit of the API go through, of any type', async () => {
  const body = new FormData();
  body.append('file', new Blob(['x'.repeat(3_000_000)]), 'x.bin');
  const { cookie } = await staffCookie();
  const headers = { cookie };
  expect((await fetch(`${origin}/cms-api/images`, { method: 'POST', body, headers })).status).toBe(200);
  expect(seen.at(-1)?.bytes).toBeGreaterThan(3_000_000);
  const json = await fetch(`${origin}/cms-api/x`, {
    method: 'PATCH',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  });
  expect(json.status).toBe(200);
  expect(seen.at(-1)?.bytes).toBe(7);
});

test('redirects and missing pages are the answer of the CMS', async () => {
  const away = await fetch(`${origin}/admin/away`, { redirect: 'manual' });
  expect([away.status, away.headers.get('location')]).toEqual([302, '/admin/login']);
  expect((await fetch(`${origin}/admin/missing`)).status).toBe(404);
});

/** A call as it is written: fetch would take dot segments out before it asks. Its status, or null when it was cut off. */
const raw = (path: string, { method = 'POST', headers = {}, body = '{}' } = {}) =>
  new Promise<number | null>((resolve) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, method, headers: { 'content-type': 'application/json', ...headers } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    })
      .on('error', () => resolve(null))
      .end(method === 'GET' ? undefined : body);
  });

test('only these paths reach it, as they are written', async () => {
  const before = seen.length;
  await fetch(`${origin}/administrator`, { headers: { accept: 'text/html' } });
  for (const path of ['/admin/../api/v1/auth/ping', '/admin/%2e%2e/secret', '/_next/../cms-api/x', '/admin/%', '/admin/x\\y']) {
    expect([path, await raw(path, { method: 'GET' })]).toEqual([path, 400]);
  }
  const hidden = [
    './staff',
    'x/../staff',
    '%2e/staff',
    '%2E%2e/cms-api/staff',
    'staff/.',
    'x%2f..%2fstaff',
    '.%2fstaff',
    '.\\staff',
  ];
  for (const path of hidden.map((one) => `/cms-api/${one}/login`)) expect([path, await raw(path)]).toEqual([path, 400]);
  expect(seen.slice(before)).toEqual([]);
  for (const path of ['/cms-api/images/file/.a..b.webp', '/_next/static/%5B...x%5D.js', '/admin/globals/a%20b']) {
    expect([path, await raw(path, { method: 'GET' }), seen.at(-1)?.url]).toEqual([path, 200, path]);
  }
});

test('what is no upload of staff is limited to 256 kB, also where its length is not said', async () => {
  const before = seen.length;
  const { sid, cookie } = await staffCookie();
  const staff = { cookie: `a=1; ${cookie}` };
  const ended = await staffCookie();
  await server.pool.query('delete from staff_sessions where id = $1', [ended.sid]);
  const madeUp = `payload-token=${await signStaffToken('another secret', { id: randomUUID(), sid }, 3600)}`;
  const strangers = [{ cookie: 'payload-token=x' }, { cookie: madeUp }, { cookie: ended.cookie }];
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const chunked = { 'transfer-encoding': 'chunked' };
  const large = 'x'.repeat(256 * 1024 + 1);
  const fromStrangers = strangers.map((stranger) => ({ ...stranger, ...form }));
  for (const headers of [{}, staff, form, chunked, { ...staff, ...chunked }, { ...form, ...chunked }, ...fromStrangers]) {
    // The connection may be gone before the answer is read: what counts is that the CMS did not get it.
    expect([413, null], JSON.stringify(headers)).toContain(await raw('/cms-api/staff/login', { headers, body: large }));
  }
  const said = await server.app.inject({ method: 'POST', url: '/cms-api/staff/me', payload: large, headers: form });
  expect([said.statusCode, said.json().errors[0].code]).toEqual([413, 'tooLarge']);
  expect(seen.length).toBe(before);
  for (const headers of [{}, chunked]) {
    expect(await raw('/cms-api/products', { headers, body: large.slice(1) })).toBe(200);
    expect(seen.at(-1)?.bytes).toBe(256 * 1024);
  }
  expect(await raw('/cms-api/images', { headers: { ...staff, ...form }, body: large })).toBe(200);
});

test.each(['login', 'forgot-password', 'reset-password', 'unlock'])('POST %s of staff is limited by address', async (name) => {
  const address = `2001:db8:1:${name.length}::1`;
  const send = (url: string, remoteAddress = address) =>
    server.app.inject({ method: 'POST', url, remoteAddress, payload: {}, headers: { 'accept-language': 'en' } });
  const before = seen.length;
  for (let i = 0; i < 20; i++) expect((await send(`/cms-api/staff/${name}`)).statusCode).toBe(200);
  const last = await send(`/cms-api/staff/${name}?depth=0`, `2001:db8:1:${name.length}:ffff::2`);
  expect([last.statusCode, last.json().errors[0].message]).toEqual([429, expect.stringMatching(/too many requests/)]);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  for (const url of [`/cms-api/staff/${name}/`, `/cms-api/Staff/${name.toUpperCase()}`, `/cms-api//staff//%6${name}`]) {
    const escaped = url.replace(/%6./, `%${name.charCodeAt(0).toString(16)}`);
    expect([escaped, (await send(escaped)).statusCode]).toEqual([escaped, 429]);
  }
  expect(seen.length - before).toBe(20);
  expect((await send(`/cms-api/staff/${name}`, '10.1.1.1')).statusCode).toBe(200);
  expect((await send('/cms-api/products')).statusCode).toBe(200);
});

test('while it starts, a page says so and tries again; a program gets an error', async () => {
  upstream.closeAllConnections();
  await new Promise<void>((resolve) => upstream.close(() => resolve()));
  const answer = await fetch(`${origin}/admin`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(502);
  const body = await answer.text();
  expect(body).toContain('Die Verwaltung startet gerade …');
  expect(body).toContain('http-equiv="refresh"');
  const program = await fetch(`${origin}/cms-api/x`, { method: 'POST', body: 'x' });
  expect([program.status, errorDocument.parse(await program.json()).errors[0]?.code]).toEqual([503, 'unavailable']);
});
