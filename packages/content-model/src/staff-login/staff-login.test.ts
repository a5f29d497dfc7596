import { logInAnswer } from '@vitrine/accounts/staff/staff-contract.ts';
import { Forbidden } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestContent, PASSWORD, type TestContent } from '../testing/open-test-content.ts';
import { restClient } from '../testing/rest-client.ts';
import { type LogInBody, later, refusalOf, staffTests } from '../testing/staff-client.ts';
import { totpCode } from '../testing/totp-code.ts';

let content: TestContent;
const { call, tryIn, send, whoIs, enrolled } = staffTests((opened) => {
  content = opened;
});

test('four log-ins of one member at once are four sessions that all serve', async () => {
  const email = String((await content.staff('editor')).email);
  const all = await Promise.all(Array.from({ length: 4 }, () => tryIn({ email })));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await Promise.all(all.map(({ cookie }) => whoIs(cookie)))).toEqual(Array(4).fill(email));
  // While one is renewed and one is ended, a fifth begins.
  const [renewed, ended, fifth] = await Promise.all([
    send('/refresh-token', all[0]?.cookie ?? '', {}),
    send('/logout', all[1]?.cookie ?? '', {}),
    tryIn({ email }),
  ]);
  expect([renewed.status, ended.status, fifth.status]).toEqual([200, 200, 200]);
  const stay = [all[0], all[2], all[3], fifth];
  expect(await Promise.all(stay.map((one) => whoIs(one?.cookie ?? '')))).toEqual(Array(4).fill(email));
  expect(await whoIs(all[1]?.cookie ?? '')).toBeNull();
});

test('what Payload does with passwords by itself is refused, also to code', async () => {
  const { email } = await enrolled();
  const { payload } = content;
  const collection = 'staff';
  await expect(payload.login({ collection, data: { email, password: PASSWORD } })).rejects.toThrow(Forbidden);
  await expect(payload.forgotPassword({ collection, data: { email }, disableEmail: true })).rejects.toThrow(Forbidden);
  const data = { token: 'x', password: PASSWORD };
  await expect(payload.resetPassword({ collection, data, overrideAccess: true })).rejects.toThrow(Forbidden);
  await expect(payload.unlock({ collection, data: { email, password: '' }, overrideAccess: true })).rejects.toThrow(Forbidden);
  expect((await call('/staff/unlock', { method: 'POST', body: { email } })).status).toBe(403);
});

test('a wrong password and what is refused are one line of the log each, with an id and no address', async () => {
  const lines: unknown[] = [];
  const { logger } = content.payload;
  const spies = (['warn', 'error', 'info'] as const).map((level) =>
    vi.spyOn(logger, level).mockImplementation((...given: unknown[]) => void lines.push([level, ...given])),
  );
  const { id, email: given } = await content.staff('editor', 'watched');
  const email = String(given);
  const { cookie } = await tryIn({ email });
  await tryIn({ email: ` ${email.toUpperCase()} `, password: 'a wrong password' });
  await tryIn({ email: 'nobody@vitrine.example' });
  expect((await call('/accounts/desk/queue', { cookie, origin: content.environment.publicUrl })).status).toBe(403);
  const create = { name: 'X', email: 'x@vitrine.example', password: PASSWORD, roles: ['administrator'] };
  const origin = content.environment.publicUrl;
  expect((await call('/staff', { method: 'POST', cookie, origin, body: create })).status).toBe(403);
  expect((await call('/staff/x@vitrine.example', { method: 'PATCH', body: { name: 'Y' } })).status).toBe(403);
  for (const spy of spies) spy.mockRestore();
  const staff = String(id);
  expect(lines).toEqual([
    ['warn', { staff }, 'wrong password of staff'],
    ['warn', { staff: null }, 'wrong password of staff'],
    ['warn', { staff, method: 'GET', path: '/cms-api/accounts/desk/queue' }, 'refused'],
    ['warn', { staff, method: 'POST', path: '/cms-api/staff' }, 'refused'],
    ['warn', { staff: null, method: 'PATCH', path: '/cms-api/staff/…' }, 'refused'],
  ]);
});

test('a form, which any page could send, and JSON with a repeated name open no session, even with the right password', async () => {
  const { email } = await content.staff('editor', 'by-form');
  const right = JSON.stringify({ email, password: PASSWORD });
  const form = new FormData();
  form.append('_payload', right);
  const twice = right.replace('{', '{"email":"somebody@vitrine.example",');
  const prototype = right.replace('{', '{"__proto__":{"roles":["administrator"]},');
  for (const body of [form, twice, prototype]) {
    const answer = await call('/staff/login', { method: 'POST', body });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
  }
  expect((await call('/staff/login', { method: 'POST', body: right })).status).toBe(200);
});

test('what is no log-in is refused, not a failure of the server', async () => {
  for (const body of [null, [], {}, { email: 1 }, { email: 'x', password: {} }, { email: ['a'], password: 'b', code: 1 }]) {
    const { status } = await call('/staff/login', { method: 'POST', body });
    expect([400, 401], JSON.stringify(body)).toContain(status);
  }
});

describe('in production', () => {
  let production: TestContent;
  let there: ReturnType<typeof restClient>;
  beforeAll(async () => {
    production = await openTestContent({ mode: 'production' });
    there = restClient(production);
  });
  afterAll(() => production.close());
  const enter = async (body: LogInBody) => {
    const answer = await there.call('/staff/login', { method: 'POST', body: { password: PASSWORD, ...body } });
    return { status: answer.status, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', text: await answer.text() };
  };

  test('an administrator sets an app up while logging in, before there is a session', async () => {
    await production.staff('administrator');
    const email = 'administrator@vitrine.example';
    const first = await enter({ email });
    expect([first.status, first.cookie]).toEqual([401, '']);
    const { step, enrolment } = refusalOf(first);
    expect(step).toBe('enrol');
    const { ticket = '', secret = '', uri = '' } = enrolment ?? {};
    expect(uri).toMatch(/^otpauth:\/\/totp\/Vitrine:administrator%40vitrine\.example\?/);
    const mistyped = refusalOf(await enter({ email, ticket, code: '000000' }));
    expect(mistyped).toMatchObject({ step: 'enrol', isWrong: true, enrolment: { secret } });
    expect((await production.pool.query('select 1 from staff_sessions')).rows).toEqual([]);
    const last = await enter({ email, ticket, code: totpCode(secret) });
    expect(last.status).toBe(200);
    expect(logInAnswer.parse(JSON.parse(last.text)).recoveryCodes).toHaveLength(10);
    later();
    expect(refusalOf(await enter({ email })).step).toBe('code');
    expect(refusalOf(await enter({ email, ticket, code: '000000' })).step, 'the ticket is of no use any more').toBe('code');
    const again = await enter({ email, code: totpCode(secret) });
    expect(JSON.parse(again.text)).not.toHaveProperty('recoveryCodes');
    const remove = await there.call('/staff/security/remove', {
      method: 'POST',
      cookie: again.cookie,
      origin: production.environment.publicUrl,
      body: { password: PASSWORD, code: totpCode(secret, 1) },
    });
    expect([remove.status, await remove.json()]).toEqual([409, { reason: 'required' }]);
  });

  test('a ticket ends, and is of one member', async () => {
    await production.staff('administrator', 'second');
    await production.staff('administrator', 'third');
    const { enrolment } = refusalOf(await enter({ email: 'second@vitrine.example' }));
    const { ticket = '', secret = '' } = enrolment ?? {};
    const stolen = refusalOf(await enter({ email: 'third@vitrine.example', ticket, code: totpCode(secret) }));
    expect(stolen.step).toBe('enrol');
    expect(stolen.enrolment?.secret).not.toBe(secret);
    later(16 * 60);
    const late = refusalOf(await enter({ email: 'second@vitrine.example', ticket, code: totpCode(secret) }));
    expect(late.step).toBe('enrol');
    expect(late.enrolment?.secret).not.toBe(secret);
  });

  test('others need none; who becomes an administrator without one is logged out', async () => {
    const editor = await production.staff('editor');
    const { status, cookie } = await enter({ email: 'editor@vitrine.example' });
    expect(status).toBe(200);
    const me = () =>
      there.call('/staff/me', { cookie, origin: production.environment.publicUrl }).then((answer) => answer.json());
    expect(await me()).toMatchObject({ user: { id: editor.id } });
    await production.payload.update({ collection: 'staff', id: editor.id, data: { roles: ['editor', 'administrator'] } });
    expect(await me()).toMatchObject({ user: null });
    expect(refusalOf(await enter({ email: 'editor@vitrine.example' })).step).toBe('enrol');
  });
});
