import { randomUUID } from 'node:crypto';
import { signStaffToken } from '@vitrine/accounts/sessions/staff-token.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsServer, cmsServer } from '../testing/cms-server.ts';

let cms: CmsServer;
let seen: CmsServer['seen'];
let staff: { sid: string; cookie: string };
type Headers = Record<string, string>;
/** Cookies that prove nothing. */
let strangers: Headers[];

beforeAll(async () => {
  cms = await cmsServer();
  ({ seen } = cms);
  staff = await cms.staffSession();
  const ended = await cms.staffSession();
  await cms.server.pool.query('delete from staff_sessions where id = $1', [ended.sid]);
  const madeUp = await signStaffToken('another secret', { id: randomUUID(), sid: staff.sid }, 3600);
  const over = await cms.staffSession();
  await cms.server.pool.query("update staff_sessions set expires_at = now() - interval '1 s' where id = $1", [over.sid]);
  const ofAnother = await signStaffToken(cms.server.context.environment.secret, { id: randomUUID(), sid: staff.sid }, 3600);
  const cookies = ['payload-token=x', `payload-token=${madeUp}`, ended.cookie, over.cookie, `payload-token=${ofAnother}`];
  strangers = [{}, ...cookies.map((cookie) => ({ cookie }))];
});
afterAll(() => cms.close());

const FORM: Headers = { 'content-type': 'multipart/form-data; boundary=x' };
const CHUNKED: Headers = { 'transfer-encoding': 'chunked' };
const BODIES: Headers[] = [{}, FORM, CHUNKED, { ...FORM, ...CHUNKED }];
const ACTION: Headers = { 'content-type': 'text/plain;charset=UTF-8', 'next-action': '40'.repeat(21) };

test('a path that can be read in another way is refused, logged in or not', async () => {
  const before = seen.length;
  const dots = ['/admin/../api/v1/auth/ping', '/admin/%2e%2e/secret', '/_next/../cms-api/x', '/admin/%', '/admin/x\\y'];
  const escaped = [
    '/%63ms-api/staff/login',
    '/cms%2Dapi/staff/login',
    '/%61dmin/login',
    '/%5fnext/static/x.js',
    '/cms-api/staff/%6Cogin',
    '/cms-api/staff%5clogin',
    '/cms-api/staff%252flogin',
    '/cms-api/staff/login%00',
    '/cms-api//staff/login',
    '/cms-api/%ff',
  ];
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
  for (const path of [...dots, ...escaped, ...hidden.map((one) => `/cms-api/${one}/login`)]) {
    for (const method of ['GET', 'POST']) {
      expect([path, method, await cms.raw(path, { method, headers: { cookie: staff.cookie } })]).toEqual([path, method, 400]);
    }
  }
  const large = { body: 'x'.repeat(1_000_000), headers: FORM };
  expect([400, null]).toContain(await cms.raw('/%63ms-api/staff/login', large));
  for (const path of ['/administrator', '/cms-api%2fstaff%2flogin'])
    await fetch(cms.origin + path, { headers: { accept: 'text/html' } });
  expect(seen.slice(before)).toEqual([]);
  for (const path of ['/cms-api/images/file/.a..b.webp', '/_next/static/%5B...x%5D.js', '/admin/globals/a%20b']) {
    expect([path, await cms.raw(path, { method: 'GET', headers: { cookie: staff.cookie } }), seen.at(-1)?.url]).toEqual([
      path,
      200,
      path,
    ]);
  }
});

test('a NUL in a parameter, which no text of the database takes, is refused by its name, logged in or not', async () => {
  const before = seen.length;
  for (const [query, name] of [
    ['locale=%00', 'locale'],
    ['page=2&collection=x%00y', 'collection'],
    ['where[title][equals]=a%00', 'where[title][equals]'],
    ['se%00arch=a', 'search'],
    ['x=?&sort=%00', 'sort'],
  ] as const) {
    for (const path of ['/admin/missing-translations', '/admin/login', '/cms-api/products']) {
      for (const headers of [{}, { cookie: staff.cookie, 'accept-language': 'en' }]) {
        const answer = await cms.server.app.inject({ url: `${path}?${query}`, headers });
        const [error] = answer.json().errors;
        expect([query, answer.statusCode, error.code]).toEqual([query, 400, 'badRequest']);
        expect(error.message).toContain(`(Parameter: ${name})`);
      }
    }
  }
  expect(seen.length).toBe(before);
  const said = '/admin/collections/products?search=%2500&x=00';
  expect([await cms.raw(said, { method: 'GET', headers: { cookie: staff.cookie } }), seen.at(-1)?.url]).toEqual([200, said]);
});

test('without an active session a page leads to the log-in, and everything else is 401', async () => {
  const before = seen.length;
  for (const headers of strangers) {
    const ask = (method: 'GET' | 'POST', url: string) => cms.server.app.inject({ method, url, headers });
    const page = await ask('GET', '/admin/collections/products?limit=10&_rsc=1');
    const redirect = `?redirect=${encodeURIComponent('/admin/collections/products?limit=10')}`;
    expect([page.statusCode, page.headers.location]).toEqual([302, `/admin/login${redirect}`]);
    expect((await ask('GET', '/admin')).headers.location).toBe('/admin/login');
    for (const url of [
      '/cms-api/og?title=x',
      '/cms-api/products',
      '/cms-api/images/file/x.webp',
      '/_next/image?url=x',
      '/_next/x',
    ]) {
      const answer = await ask('GET', url);
      expect([url, answer.statusCode, answer.json().errors[0].code]).toEqual([url, 401, 'notLoggedIn']);
    }
  }
  expect(seen.length).toBe(before);
  for (const path of ['/admin', '/cms-api/products', '/_next/x']) {
    expect(await cms.raw(path, { method: 'GET', headers: { cookie: staff.cookie } })).toBe(200);
  }
});

test('once there is staff, the page about the first member leads everybody to the log-in', async () => {
  const before = seen.length;
  for (const headers of [...strangers, { cookie: staff.cookie }]) {
    const answer = await cms.server.app.inject({ url: '/admin/create-first-user?x=1', headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/admin/login']);
  }
  expect(seen.length).toBe(before);
});

test('what is open is open by its own address, not with a slash after it', async () => {
  const before = seen.length;
  for (const headers of strangers) {
    for (const url of ['/cms-api/staff/me/', '/cms-api/staff/me/?depth=0', '/admin/login/', '/admin/reset/?token=x']) {
      const answer = await cms.server.app.inject({ url, headers });
      expect([url, answer.statusCode]).toEqual([url, url.startsWith('/admin') ? 302 : 401]);
    }
    expect(await cms.raw('/_next/static/x.js/', { method: 'GET', headers })).toBe(401);
  }
  expect(seen.length).toBe(before);
  expect(await cms.raw('/cms-api/staff/me/', { method: 'GET', headers: { cookie: staff.cookie } })).toBe(200);
});

test('a server action needs a session, on the page of the log-in too', async () => {
  const before = seen.length;
  for (const headers of strangers) {
    for (const path of [
      '/admin',
      '/admin/login',
      '/admin/forgot',
      '/admin/create-first-user',
      '/_next/static/x.js',
      '/_next/x',
    ]) {
      for (const kind of [ACTION, FORM]) {
        expect([path, await cms.raw(path, { headers: { ...headers, ...kind } })]).toEqual([path, 401]);
      }
      expect(await cms.raw(path, { method: 'PUT', headers: { ...headers, ...ACTION } })).toBe(401);
    }
  }
  expect(seen.length).toBe(before);
  expect(await cms.raw('/admin/login', { headers: { ...ACTION, cookie: staff.cookie }, body: '[]' })).toBe(200);
});

test('a POST that Payload would take for a GET is no log-in', async () => {
  const before = seen.length;
  for (const name of ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override']) {
    expect(await cms.raw('/cms-api/staff/login', { headers: { [name]: 'GET' } })).toBe(401);
  }
  expect(seen.length).toBe(before);
});

test('a body is limited to 256 kB on every path, of every type, also where its length is not said', async () => {
  const before = seen.length;
  const large = 'x'.repeat(256 * 1024 + 1);
  const login = '/cms-api/staff/login';
  // The connection may be gone before the answer is read: what counts is that the CMS did not get it.
  const senders: Headers[] = [{}, { cookie: staff.cookie }];
  for (const headers of senders) {
    for (const kind of BODIES) {
      expect([413, null]).toContain(await cms.raw(login, { headers: { ...headers, ...kind }, body: large }));
    }
  }
  for (const path of ['/admin/login', '/_next/static/x.js', '/cms-api/images', '/cms-api/products']) {
    for (const headers of strangers) {
      for (const kind of [ACTION, FORM, CHUNKED]) {
        expect([401, null]).toContain(await cms.raw(path, { headers: { ...headers, ...kind }, body: large }));
      }
    }
  }
  const json: Headers[] = [{}, CHUNKED, { 'content-type': 'text/plain' }];
  for (const path of ['/cms-api/images', '/cms-api/products', '/_next/x']) {
    for (const kind of json) {
      const answer = await cms.raw(path, { headers: { ...kind, cookie: staff.cookie }, body: large });
      expect([413, null], path).toContain(answer);
    }
  }
  const said = await cms.server.app.inject({ method: 'POST', url: login, payload: large, headers: FORM });
  expect([said.statusCode, said.json().errors[0].code]).toEqual([413, 'tooLarge']);
  expect(seen.length).toBe(before);
  for (const kind of [{}, CHUNKED]) {
    expect(await cms.raw(login, { headers: kind, body: large.slice(1) })).toBe(200);
    expect(seen.at(-1)?.bytes).toBe(256 * 1024);
  }
});

test('staff send files, and forms of pages up to 4 MB', async () => {
  const body = new FormData();
  body.append('file', new Blob(['x'.repeat(5_000_000)]), 'x.bin');
  const headers = { cookie: `a=1; ${staff.cookie}` };
  const upload = { method: 'POST', body, headers };
  for (const path of ['/cms-api/images', `/cms-api/videos/${randomUUID()}`]) {
    expect((await fetch(cms.origin + path, upload)).status).toBe(200);
    expect(seen.at(-1)?.bytes).toBeGreaterThan(5_000_000);
  }
  const before = seen.length;
  const [head, tail] = ['--x\r\ncontent-disposition: form-data; name="0"\r\n\r\n', '\r\n--x--\r\n'];
  const text = `${head}${'a'.repeat(4 * 1024 * 1024 - head.length - tail.length)}${tail}`;
  const form = { headers: { ...headers, ...FORM }, body: text };
  for (const path of [
    '/cms-api/products',
    '/cms-api/images/x/duplicate',
    '/admin/collections/images',
    '/cms-api/accounts/desk/queue',
  ]) {
    expect([413, null], path).toContain(await cms.raw(path, { ...form, body: `${form.body}x` }));
  }
  const chunked = { ...form, headers: { ...form.headers, ...CHUNKED }, body: `${form.body}x` };
  expect([413, null]).toContain(await cms.raw('/cms-api/images', chunked));
  expect(seen.length).toBe(before);
  for (const path of ['/cms-api/products', '/admin/collections/products']) expect(await cms.raw(path, form)).toBe(200);
  expect(seen.at(-1)?.bytes).toBe(4 * 1024 * 1024);
});

test('a form of staff that asks the server with many rows is passed on whole', async () => {
  const body = JSON.stringify([{ rows: Array.from({ length: 40 }, (_, i) => ({ i, text: 'ä'.repeat(12_000) })) }]);
  const bytes = Buffer.byteLength(body);
  expect([bytes > 950_000, bytes < 1024 * 1024]).toEqual([true, true]);
  const kinds: Headers[] = [ACTION, { ...ACTION, ...CHUNKED }];
  for (const path of ['/admin', '/admin/collections/products/1', '/admin/globals/home-page']) {
    for (const kind of kinds) {
      expect([path, await cms.raw(path, { headers: { ...kind, cookie: staff.cookie }, body })]).toEqual([path, 200]);
      expect(seen.at(-1)).toMatchObject({ url: path, bytes: body.length });
    }
  }
});
