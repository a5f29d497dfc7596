import { createTrustedNetworks } from '@vitrine/accounts/throttle/trusted-networks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../http/limits.ts';
import { type CmsServer, cmsServer } from '../testing/cms-server.ts';

const OPEN_MAX = 50;
const FORMS_MAX = 100;
const ACTION = { 'content-type': 'text/plain;charset=UTF-8', 'next-action': '40'.repeat(21) };

let cms: CmsServer;
let seen: CmsServer['seen'];
let staff: { sid: string; cookie: string };
beforeAll(async () => {
  cms = await cmsServer({
    adminOpen: { max: OPEN_MAX, timeWindow: 600_000 },
    adminForms: { max: FORMS_MAX, timeWindow: 600_000 },
  });
  ({ seen } = cms);
  staff = await cms.staffSession();
});
afterAll(() => cms.close());

test.each(['login', 'forgot-password', 'reset-password'])('POST %s of staff is limited by address', async (name) => {
  const address = `2001:db8:${name.length}:1::1`;
  const send = (url: string, remoteAddress = address, headers = {}) =>
    cms.server.app.inject({ method: 'POST', url, remoteAddress, payload: {}, headers: { 'accept-language': 'en', ...headers } });
  const before = seen.length;
  for (let i = 0; i < LIMITS.staff.max; i++) expect((await send(`/cms-api/staff/${name}`)).statusCode).toBe(200);
  const last = await send(`/cms-api/staff/${name}?depth=0`, `2001:db8:${name.length}:ffff::2`);
  expect([last.statusCode, last.json().errors[0].message]).toEqual([429, expect.stringMatching(/too many requests/)]);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  for (const url of [`/cms-api/staff/${name}/`, `/cms-api/Staff/${name.toUpperCase()}`]) {
    expect([url, (await send(url, address, { cookie: staff.cookie })).statusCode]).toEqual([url, 429]);
  }
  expect(seen.length - before).toBe(LIMITS.staff.max);
  expect((await send(`/cms-api/staff/${name}`, '10.1.1.1')).statusCode).toBe(200);
  expect((await send('/cms-api/products', address, { cookie: staff.cookie })).statusCode).toBe(200);
});

test('a network where staff were logged in before has more log-ins, so that one stranger there uses up few of them', async () => {
  const office = '192.0.2.88';
  const send = () => cms.server.app.inject({ method: 'POST', url: '/cms-api/staff/login', remoteAddress: office, payload: {} });
  const { rows } = await cms.server.pool.query<{ id: string }>(
    "insert into staff (name, email) values ('Wer', gen_random_uuid() || '@vitrine.example') returning id",
  );
  const { environment } = cms.server.context;
  await createTrustedNetworks(cms.server.pool, environment, 'staff').remember(rows[0]?.id ?? '', office);
  for (let i = 0; i <= LIMITS.staff.max; i++) expect((await send()).statusCode).toBe(200);
});

test('what needs no log-in, and forms of the admin, are limited by network of strangers and by account of staff', async () => {
  const ask = (method: 'GET' | 'POST', url: string, remoteAddress: string, headers = {}) =>
    cms.server.app
      .inject({ method, url, remoteAddress, headers, ...(method === 'POST' && { payload: '[]' }) })
      .then((answer) => answer.statusCode);
  const [one, other] = [{ cookie: (await cms.staffSession()).cookie }, { cookie: (await cms.staffSession()).cookie }];
  for (let i = 0; i < OPEN_MAX; i++) expect(await ask('GET', '/admin/login', `2001:db8:aa:${i}::1`)).toBe(200);
  expect(await ask('GET', '/admin/forgot', '2001:db8:aa:ffff::1')).toBe(429);
  for (const url of ['/admin', '/cms-api/staff/me', '/_next/static/x.js']) {
    expect([url, await ask('GET', url, '2001:db8:aa::1', one)]).toEqual([url, 200]);
  }
  for (let i = 1; i < OPEN_MAX; i++) expect(await ask('GET', '/cms-api/staff/me', `10.1.0.${i}`, one)).toBe(200);
  expect(await ask('GET', '/cms-api/staff/me', '10.1.1.1', one)).toBe(429);
  expect(await ask('GET', '/cms-api/staff/me', '10.1.1.1', other)).toBe(200);

  for (let i = 0; i < FORMS_MAX; i++) expect(await ask('POST', '/admin/login', '10.3.3.3', ACTION)).toBe(401);
  expect(await ask('POST', '/admin/forgot', '10.3.3.3', ACTION)).toBe(429);
  for (let i = 0; i < FORMS_MAX; i++) expect(await ask('POST', '/admin', '10.3.3.3', { ...ACTION, ...one })).toBe(200);
  expect(await ask('POST', '/admin', '10.3.3.4', { ...ACTION, ...one })).toBe(429);
  expect(await ask('POST', '/admin', '10.3.3.4', { ...ACTION, ...other })).toBe(200);
});
