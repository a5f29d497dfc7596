import { createLog } from '@vitrine/server/log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmationCodes, registration } from '../testing/registration.ts';
import { bearer, type TestServer, testServer } from '../testing/test-server.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ context: { log: createLog('api', 'trace', { write: (line) => void lines.push(line) }) } });
});
afterAll(() => server.close());

const PERSON = {
  firstname: 'Quirina',
  lastname: 'Zwirbelmeier',
  company: 'Zwirbelmeier Wurstwaren',
  phone: '+49 99887 766554',
  email: 'quirina@zwirbel.example',
  password: 'sieben gelbe Enten',
  password_confirmation: 'sieben gelbe Enten',
};

test('the log of every call about accounts holds routes, and neither a person nor a code, also where calls fail', async () => {
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, token?: string) =>
    server.app.inject({
      method,
      url: `/api/v1/${url}`,
      remoteAddress: '198.51.100.77',
      headers: { 'user-agent': 'Zwirbelphone/1.0', ...(token && bearer(token)) },
      ...(payload && { payload }),
    });
  const secrets: string[] = [];
  await call('POST', 'auth/register', registration(PERSON));
  await call('POST', 'auth/register', registration({ ...PERSON, countryId: 'Zwirbelland' }));
  const [code = ''] = await confirmationCodes(server, PERSON.email);
  await call('POST', 'auth/register/confirm', { code, password: 'falsche Enten' });
  await call('POST', 'auth/register/confirm', { code, password: PERSON.password });
  await call('GET', `auth/register/confirm/${code}?email=${PERSON.email}`);
  await server.app.inject({ url: `/registration-confirmation/${code}` });
  await server.app.inject({ url: `/forgot-password/${code}?id=${PERSON.email}` });
  await server.pool.query(`update accounts set state = 'active' where email = $1`, [PERSON.email]);
  const credentials = { username: PERSON.email, password: PERSON.password };
  await call('POST', 'auth/login', { credentials: { ...credentials, password: 'falsche Enten' } });
  const { token, refresh_token: refreshToken } = (await call('POST', 'auth/login', { credentials })).json().data.attributes;
  await call('PATCH', 'user/current', { company: PERSON.company, phone: PERSON.phone, newsletter: true }, token);
  for (const url of ['user/current', 'user/current/privacy', 'user/current/export', 'auth/sessions', `auth/ping?token=${token}`])
    await call('GET', url, undefined, token);
  await call('POST', `auth/sessions/${PERSON.email}/end`, { password: PERSON.password }, token);
  await call('POST', 'auth/password-reset', { email: PERSON.email });
  await call('POST', 'auth/password-reset/set-password', {
    id: PERSON.email,
    code,
    newPassword: 'x',
    newPassword_confirmation: 'y',
  });
  await call(
    'POST',
    'auth/change-password',
    { password: PERSON.password, newPassword: 'acht graue Gänse', newPassword_confirmation: 'acht graue Gänse' },
    token,
  );
  await call('POST', 'user/current/deletion-request', {}, token);
  await call('GET', 'auth/refresh', undefined, refreshToken);
  // Failures of ours, with rows in their details.
  await server.pool.query('alter table vitrine.mail add constraint nothing_more check (recipient is null) not valid');
  const failed = [
    await call('POST', 'auth/password-reset', { email: PERSON.email }),
    await call('POST', 'auth/register', registration({ ...PERSON, email: 'andere@zwirbel.example' })),
  ];
  await server.pool.query('alter table vitrine.mail drop constraint nothing_more');
  expect(failed.map(({ statusCode }) => statusCode)).toEqual([500, 500]);

  // Who did what, as ids, and why it was refused.
  const { id } = (await server.pool.query('select id from accounts where email = $1', [PERSON.email])).rows[0];
  const answered = lines.map((line) => JSON.parse(line)).filter(({ route }) => route?.startsWith('/api/v1/'));
  const linesOf = (route: string) =>
    answered
      .filter((line) => line.route === `/api/v1/${route}`)
      .map(({ status, account, problem }) => ({ status, account, problem }));
  expect(linesOf('auth/login')).toEqual([
    { status: 401, account: id, problem: 'loginFailed' },
    { status: 200, account: id },
  ]);
  expect(linesOf('auth/refresh')).toEqual([{ status: 200, account: id }]);
  expect(linesOf('user/current/export')).toEqual([{ status: 200, account: id }]);
  expect(linesOf('auth/sessions/:id/end')).toEqual([{ status: 404, account: id, problem: 'notFound' }]);
  expect(linesOf('auth/password-reset/set-password')).toEqual([{ status: 422, problem: 'unprocessable' }]);

  // What every open page asks every few seconds is no line among those that are searched for faults.
  const levels = answered.map(({ route, status, level }) => ({ asked: `${route} ${status}`.slice('/api/v1/'.length), level }));
  expect(levels).toContainEqual({ asked: 'auth/ping 200', level: 20 });
  expect(levels).toContainEqual({ asked: 'auth/sessions 200', level: 30 });

  secrets.push(code, token, refreshToken, 'Enten', 'Gänse');
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(20);
  expect(log).toContain('/api/v1/auth/register/confirm');
  expect(log).toContain('/api/v1/auth/sessions/:id/end');
  // The number is looked for as it was typed: five digits alone are in some measured time sooner or later.
  expect(log).not.toMatch(/quirina|zwirbel|99887.?766554|198\.51\.100/i);
  for (const secret of secrets) expect(log).not.toContain(secret);
});
