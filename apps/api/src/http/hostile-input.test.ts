import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsOf, registration } from '../testing/registration.ts';
import { bearer, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let network = 0;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers, remoteAddress: `10.4.${++network}.1` });
const registrations = async () => (await server.pool.query('select * from vitrine.registration')).rows;
const formOf = (fields: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])).toString();

test('mass assignment: a field that is not of the form is refused, whatever it is called', async () => {
  const extra = { state: 'active', kind: 'sales', id: 'x', passwordHash: 'x', confirmed_at: 'now', role: 'administrator' };
  expect(problemsOf(await post('auth/register', registration(extra)))).toEqual(
    Object.keys(extra)
      .map((name) => `${name} unknownField`)
      .sort(),
  );
  expect(
    problemsOf(await post('auth/register', formOf(registration({ acceptTerms: 1, newsletter: 0, state: 'active' })), FORM)),
  ).toEqual(['state unknownField']);
  expect(problemsOf(await post('auth/login', { credentials: { username: 'a', password: 'b', state: 'x' } }))).toEqual([
    'credentials.state unknownField',
  ]);
  expect(await registrations()).toEqual([]);
});

test('a key that comes twice is refused, however it is written', async () => {
  const body = JSON.stringify(registration());
  for (const twice of [
    `{"email":"other@metzgerei.example",${body.slice(1)}`,
    `${body.slice(0, -1)},"email":"other@metzgerei.example"}`,
    `${body.slice(0, -1)},"\\u0065mail":"other@metzgerei.example"}`,
    `${body.slice(0, -1)},"acceptTerms" : false}`,
  ]) {
    const answer = await post('auth/register', twice, JSON_TYPE);
    expect([answer.statusCode, problemsOf(answer)]).toEqual([400, ['- badRequest']]);
    expect((await post('auth/register', twice, { 'content-type': 'application/vnd.api+json' })).statusCode).toBe(400);
  }
  for (const form of [`${formOf(registration({ acceptTerms: 1, newsletter: 0 }))}&email=other%40metzgerei.example`])
    expect((await post('auth/register', form, FORM)).statusCode).toBe(422);
  const nested = '{"credentials":{"username":"a@x.example","password":"x","username":"b@x.example"}}';
  expect((await post('auth/login', nested, JSON_TYPE)).statusCode).toBe(400);
  expect(await registrations()).toEqual([]);
});

test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])('key %s changes nothing', async (key) => {
  const body = `${JSON.stringify(registration()).slice(0, -1)},"${key}":{"prototype":{"acceptTerms":true},"isAdmin":true}}`;
  expect([400, 422]).toContain((await post('auth/register', body, JSON_TYPE)).statusCode);
  const escaped = body.replace(`"${key}"`, `"\\u00${key.charCodeAt(0).toString(16)}${key.slice(1)}"`);
  expect([400, 422]).toContain((await post('auth/register', escaped, JSON_TYPE)).statusCode);
  const form = `${formOf({ email: 'a@x.example' })}&${key}[isAdmin]=1&credentials[${key}][isAdmin]=1`;
  expect((await post('auth/password-reset', form, FORM)).statusCode).toBeGreaterThanOrEqual(202);
  const { email } = await server.account();
  const valid = new URLSearchParams({ 'credentials[username]': email, 'credentials[password]': PASSWORD }).toString();
  expect((await post('auth/login', valid, FORM)).statusCode, 'all else is right').toBe(200);
  for (const name of [key, `${key}[x]`, `${key}[prototype][x]`, `credentials[${key}]`, `credentials[${key}][prototype]`])
    for (const written of [name, encodeURIComponent(name), name.replace('o', '%6f')])
      for (const text of [`${valid}&${written}=1`, `${written}=1&${valid}`]) {
        const { statusCode } = await post('auth/login', text, FORM);
        const isPrototype = key === '__proto__' || (key === 'constructor' && name.includes('[prototype]'));
        expect([text, statusCode]).toEqual([text, isPrototype ? 400 : 422]);
      }
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  expect(await registrations()).toEqual([]);
});

test('a name of 1 MB is not read; one that fits the body is refused as too long, at once', async () => {
  const huge = await post('auth/register', registration({ firstname: 'A'.repeat(1_000_000) }));
  expect([huge.statusCode, problemsOf(huge)]).toEqual([413, ['- tooLarge']]);
  // Of the processor: what else the machine does takes none of it.
  const began = process.cpuUsage();
  const long = 'Ä'.repeat(2000);
  const fields = { firstname: long, lastname: long, company: long, phone: '1'.repeat(2000), countryId: long };
  const answer = await post(
    'auth/register',
    registration({ ...fields, password: 'x'.repeat(2000), email: `${'a'.repeat(2000)}@x.example` }),
  );
  expect(problemsOf(answer)).toEqual([
    'company tooLong',
    'countryId tooLong',
    'email tooLong',
    'firstname tooLong',
    'lastname tooLong',
    'password passwordTooLong',
    'password_confirmation passwordsDiffer',
    'phone tooLong',
  ]);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000, 'milliseconds').toBeLessThan(1000);
  expect(answer.body.length, 'nothing is sent back').toBeLessThan(5000);
});

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`unknown-${i}`, 1]));

test('a body of thousands of unknown fields gets a short answer, which names the known ones that are wrong', async () => {
  const { token } = await server.login((await server.account()).email);
  const order = { meta: {}, pages: [], ...many(15_000) };
  for (const [method, url, body, known] of [
    ['POST', 'auth/register', registration({ firstname: '', ...many(1000) }), 'firstname fieldCannotBeEmpty'],
    ['PATCH', 'user/current', { company: '', ...many(1000) }, 'company fieldCannotBeEmpty'],
    ['POST', 'document-generator/register', order, 'pages fieldCannotBeEmpty'],
  ] as const) {
    const headers = { ...JSON_TYPE, ...bearer(token) };
    const answer = await server.app.inject({ method, url: `/api/v1/${url}`, payload: JSON.stringify(body), headers });
    expect([url, answer.statusCode]).toEqual([url, 422]);
    expect(problemsOf(answer)).toContain(known);
    expect(problemsOf(answer).length).toBeLessThanOrEqual(100);
  }
  const named = await post('auth/login', { ['x'.repeat(30_000)]: 1 });
  expect([named.statusCode, named.body.length < 2000]).toEqual([422, true]);
});

test('what a call need not be is not read: a body is 32 kB at most, but for an order of many pages', async () => {
  const { token } = await server.login((await server.account()).email);
  const sent = async (method: 'POST' | 'PATCH', url: string, bytes: number) => {
    const headers = { ...JSON_TYPE, ...bearer(token) };
    const payload = JSON.stringify({ x: 'x'.repeat(bytes) });
    return (await server.app.inject({ method, url: `/api/v1/${url}`, payload, headers })).statusCode;
  };
  for (const [method, url] of [
    ['POST', 'auth/login'],
    ['PATCH', 'user/current'],
    ['POST', 'media-library/archive'],
    ['POST', 'auth/change-password'],
  ] as const) {
    expect([url, await sent(method, url, 32_000)]).toEqual([url, 422]);
    expect([url, await sent(method, url, 33_000)]).toEqual([url, 413]);
  }
  expect(await sent('POST', 'document-generator/register', 200_000)).toBe(422);
  expect(await sent('POST', 'document-generator/register', 300_000)).toBe(413);
});

test.each(['\r\nBcc: opfer@x.example', '\nSubject: x', '\u2028x', '\0', '\u202egnp.exe', '\u0085'])(
  'what would add a header or turn a line round is refused: %j',
  async (poison) => {
    const fields = ['firstname', 'lastname', 'company'];
    const poisoned = Object.fromEntries(fields.map((name) => [name, `Anna${poison}x`]));
    expect(problemsOf(await post('auth/register', registration(poisoned)))).toEqual(
      ['company', 'firstname', 'lastname'].map((name) => `${name} noValidText`),
    );
    expect(problemsOf(await post('auth/register', registration({ email: `anna${poison}@x.example` })))).toEqual([
      'email noValidEmail',
    ]);
    expect((await post('auth/password-reset', { email: `anna@x.example${poison}x` })).statusCode).toBe(422);
    expect(problemsOf(await post('auth/register', registration({ phone: `+49 7161${poison.slice(0, 1)}5550` })))).toEqual([
      'phone noValidPhone',
    ]);
    expect((await server.pool.query(`select 1 from vitrine.mail where recipient ~ '[[:cntrl:]]'`)).rowCount).toBe(0);
  },
);

test('look-alikes: one mailbox has one account, and another alphabet shows', async () => {
  const { email } = await server.account({ email: 'karl@metzgerei.example' });
  expect(problemsOf(await post('auth/register', registration({ email: '\u212Aarl@metzgerei.example' })))).toEqual([
    'email noValidEmail',
  ]);
  expect(problemsOf(await post('auth/register', registration({ email: 'kаrl@metzgerei.example' })))).toEqual([
    'email noValidEmail',
  ]);
  for (const written of [' KARL@Metzgerei.Example ', 'karl@METZGEREI.example']) {
    const answer = await post('auth/login', { credentials: { username: written, password: 'correct horse battery' } });
    expect(answer.statusCode, `${written} is ${email}`).toBe(200);
  }
  await post('auth/register', registration({ email: 'karl@mеtzgerei.example' }));
  const [stored] = await registrations();
  expect(stored.email).toMatch(/^karl@xn--/);
});

test('a name that shows nothing is none, and invisible characters of one are not kept', async () => {
  const unseen = ['\u200b', '\u00ad\u00ad', '\u2800', '\u3164', '\u{e0041}\u{e0042}', '\u200d', '- -'];
  for (const firstname of unseen)
    expect([firstname, problemsOf(await post('auth/register', registration({ firstname, company: firstname })))]).toEqual([
      firstname,
      ['company fieldCannotBeEmpty', 'firstname fieldCannotBeEmpty'],
    ]);
  const typed = {
    firstname: 'An\u200bna',
    lastname: 'Bei\u00adspiel',
    company: 'می\u200cخواهم 3M',
    email: 'unseen@metzgerei.example',
  };
  expect((await post('auth/register', registration(typed))).statusCode).toBe(201);
  const stored = (await registrations()).find(({ email }) => email === typed.email);
  expect(stored.person).toMatchObject({ firstname: 'Anna', lastname: 'Beispiel', company: typed.company });
});

test('every answer keeps the address to itself, is not kept, and is no page', async () => {
  const answers = [
    await post('auth/register', {}),
    await post('auth/register', registration({ email: 'kopf@metzgerei.example' })),
    await post('auth/register/confirm', { code: 'x'.repeat(43), password: 'x' }),
    await post('auth/password-reset/set-password', { id: 'x', code: 'x' }),
    await server.app.inject({ url: '/forgot-password/abc?id=1' }),
  ];
  for (const { headers } of answers) {
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['set-cookie']).toBeUndefined();
  }
  for (const { headers } of answers.slice(0, 4)) {
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  }
});

test('the answer to a failure of ours does not show how it failed', async () => {
  await server.pool.query('alter table vitrine.registration rename to registration_away');
  const answer = await post('auth/register', registration({ email: 'fehler@metzgerei.example' }));
  const confirm = await post('auth/register/confirm', { code: 'x'.repeat(43), password: 'x' });
  await server.pool.query('alter table vitrine.registration_away rename to registration');
  for (const { statusCode, body } of [answer, confirm]) {
    expect(statusCode).toBe(500);
    expect(body).not.toMatch(/registration|relation|select|insert|fehler@|node_modules|\.ts|42P01/i);
  }
  expect((await server.pool.query(`select 1 from vitrine.mail where recipient = 'fehler@metzgerei.example'`)).rowCount).toBe(0);
});
