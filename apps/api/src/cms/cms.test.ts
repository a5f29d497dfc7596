import { errorDocument } from '@vitrine/contract/json-api.ts';
import { CMS_TOKEN_HEADER } from '@vitrine/server/cms-token.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsServer, cmsServer } from '../testing/cms-server.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let cms: CmsServer;
let server: TestServer;
let origin: string;
let seen: CmsServer['seen'];
/** Of a member of staff who is logged in. */
let cookie: string;

beforeAll(async () => {
  cms = await cmsServer();
  ({ server, origin, seen } = cms);
  ({ cookie } = await cms.staffSession());
});
afterAll(() => cms.close());

test('the admin, its API and its files are handed through', async () => {
  for (const path of ['/admin', '/admin/collections/products?limit=10', '/cms-api/products/1', '/_next/static/x.js']) {
    const answer = await fetch(origin + path, { headers: { cookie } });
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, '<p>cms']);
    expect(seen.at(-1)).toMatchObject({
      url: path,
      headers: { cookie, host: new URL(origin).host, 'x-forwarded-proto': 'http' },
    });
    expect(answer.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-eval');
  }
});

test('it shows the CMS that it is the API; what a caller says of that is not passed on', async () => {
  const cmsToken = 'a token of this test, long enough';
  const { cmsPort } = server.context.environment;
  const proving = await testServer({ environment: { cmsPort, cmsToken } });
  const given = { [CMS_TOKEN_HEADER]: 'made up', 'X-Vitrine-CMS-Token': 'made up' };
  for (const url of ['/admin/login', '/cms-api/staff/me', '/_next/static/x.js']) {
    const answer = await proving.app.inject({ url, headers: given });
    expect([answer.statusCode, seen.at(-1)?.headers[CMS_TOKEN_HEADER]]).toEqual([200, cmsToken]);
    expect(JSON.stringify([answer.headers, answer.body])).not.toContain(cmsToken);
  }
  await proving.close();
  await server.app.inject({ url: '/admin/login', headers: given });
  expect(seen.at(-1)?.headers[CMS_TOKEN_HEADER]).toBeUndefined();
});

test('its pages run the scripts that are written with the nonce of their own answer, and no other', async () => {
  const nonces = new Set<string | undefined>();
  for (let i = 0; i < 3; i++) {
    const answer = await fetch(`${origin}/admin/login`, { headers: { 'content-security-policy': "script-src 'nonce-mine'" } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/^'self' 'nonce-[A-Za-z0-9+/]{22}=='$/);
    expect(policy).toMatch(/object-src 'none'; base-uri 'none'/);
    expect(seen.at(-1)?.headers['content-security-policy'], 'the CMS writes them with the same').toBe(policy);
    nonces.add(scripts);
  }
  expect(nonces.size).toBe(3);
});

test('only the admin itself embeds it', async () => {
  for (const path of ['/admin', '/admin/login', '/cms-api/staff/me', '/_next/static/x.js']) {
    const { headers } = await fetch(origin + path, { headers: { cookie } });
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
    environment: { cmsPort: server.context.environment.cmsPort, publicUrl: 'https://vitrine.example' },
  });
  const ask = async (cookie?: string) => {
    const answer = await secure.app.inject({ url: '/admin/login', ...(cookie !== undefined && { headers: { cookie } }) });
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

test('the CMS is asked for the public host, and on this machine for the name of it that was used', async () => {
  const { cmsPort } = server.context.environment;
  const secure = await testServer({ environment: { cmsPort, publicUrl: 'https://vitrine.example' } });
  const asked = async ({ app }: TestServer, host: string) => {
    await app.inject({ url: '/admin/login', headers: { host, 'x-forwarded-host': 'evil.example' } });
    const headers = seen.at(-1)?.headers;
    return [headers?.host, headers?.['x-forwarded-host']];
  };
  for (const host of ['evil.example', 'vitrine.example.evil.example', '127.0.0.1:4000', 'localhost', 'a@b', '']) {
    expect([host, await asked(secure, host)]).toEqual([host, ['vitrine.example', 'vitrine.example']]);
  }
  await secure.close();
  const own = new URL(server.context.environment.publicUrl).host;
  expect(await asked(server, 'evil.example')).toEqual([own, own]);
  for (const host of ['localhost:4000', '127.0.0.1:4000', own]) expect(await asked(server, host)).toEqual([host, host]);
});

test('pages of another origin change nothing there: they log no person in and have no mail sent', async () => {
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
    const answer = await server.app.inject({ method: 'POST', url: '/cms-api/staff/logout', headers: { ...headers, cookie } });
    expect([headers, answer.statusCode]).toEqual([headers, 200]);
  }
});

test('the policy of an upload that staff look at stays', async () => {
  const answer = await fetch(`${origin}/cms-api/images/file/wolf.webp`, { headers: { cookie } });
  expect([answer.headers.get('content-security-policy'), answer.headers.get('x-frame-options')]).toEqual([
    'sandbox',
    'SAMEORIGIN',
  ]);
});

test('redirects and missing pages are the answer of the CMS', async () => {
  const away = await fetch(`${origin}/admin/away`, { redirect: 'manual', headers: { cookie } });
  expect([away.status, away.headers.get('location')]).toEqual([302, '/admin/login']);
  expect((await fetch(`${origin}/admin/missing`, { headers: { cookie } })).status).toBe(404);
});

test('what takes the CMS too long is asked once', async () => {
  const before = seen.length;
  expect((await fetch(`${origin}/cms-api/products?too-much`, { headers: { cookie } })).status).toBe(503);
  expect(seen.length - before).toBe(1);
});

test('while it starts, a page says so and tries again; a program gets an error', async () => {
  await cms.closeCms();
  const answer = await fetch(`${origin}/admin`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(502);
  const body = await answer.text();
  expect(body).toContain('Die Verwaltung startet gerade …');
  expect(body).toContain('http-equiv="refresh"');
  const program = await fetch(`${origin}/cms-api/staff/login`, { method: 'POST', body: 'x' });
  expect([program.status, errorDocument.parse(await program.json()).errors[0]?.code]).toEqual([503, 'unavailable']);
});
