import { Forbidden } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openTestContent, PASSWORD, type TestContent } from '../testing/open-test-content.ts';
import { restClient } from '../testing/rest-client.ts';
import { type LogInBody, later, refusalOf, staffClient } from '../testing/staff-client.ts';
import { totpCode } from '../testing/totp-code.ts';
import { open, seal } from './sealed.ts';
import { logInAnswer, recoveryAnswer } from './staff-contract.ts';

const WAIT_MS = 120_000;
let content: TestContent;

beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const { call, tryIn, send, whoIs, toldTo, auditOf, patch, enrolled, wait, hold } = staffClient(() => content);

test(
  'four log-ins of one member at once are four sessions that all serve',
  async () => {
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
  },
  WAIT_MS,
);

test(
  'what Payload does with passwords by itself is refused, also to code',
  async () => {
    const { email } = await enrolled();
    const { payload } = content;
    const collection = 'staff';
    await expect(payload.login({ collection, data: { email, password: PASSWORD } })).rejects.toThrow(Forbidden);
    await expect(payload.forgotPassword({ collection, data: { email }, disableEmail: true })).rejects.toThrow(Forbidden);
    const data = { token: 'x', password: PASSWORD };
    await expect(payload.resetPassword({ collection, data, overrideAccess: true })).rejects.toThrow(Forbidden);
    await expect(payload.unlock({ collection, data: { email, password: '' }, overrideAccess: true })).rejects.toThrow(Forbidden);
    expect((await call('/staff/unlock', { method: 'POST', body: { email } })).status).toBe(403);
  },
  WAIT_MS,
);

describe('a code', () => {
  test(
    'is asked for after the right password only, and opens a session',
    async () => {
      const { email, secret } = await enrolled();
      const wrong = await tryIn({ email, password: 'a wrong password', code: totpCode(secret) });
      const unknown = await tryIn({ email: 'nobody@vitrine.example', code: totpCode(secret) });
      expect([wrong.status, wrong.text, wrong.cookie]).toEqual([401, unknown.text, '']);
      const first = await tryIn({ email });
      expect([first.status, first.cookie]).toEqual([401, '']);
      expect(refusalOf(first)).toMatchObject({ step: 'code', isWrong: false });
      const second = await tryIn({ email, code: ` ${totpCode(secret).slice(0, 3)} ${totpCode(secret).slice(3)} ` });
      expect(second.status).toBe(200);
      expect(await whoIs(second.cookie)).toBe(email);
    },
    WAIT_MS,
  );

  test(
    'is good once, and so are those before it',
    async () => {
      const { email, secret } = await enrolled();
      const code = totpCode(secret);
      const before = totpCode(secret, -1);
      expect((await tryIn({ email, code })).status).toBe(200);
      for (const used of [code, before])
        expect(refusalOf(await tryIn({ email, code: used }))).toMatchObject({ step: 'code', isWrong: true });
      expect((await tryIn({ email, code: totpCode(secret, 1) })).status).toBe(200);
    },
    WAIT_MS,
  );

  test(
    'is good for one step to each side',
    async () => {
      const { email, secret } = await enrolled();
      for (const steps of [-2, 2])
        expect(refusalOf(await tryIn({ email, code: totpCode(secret, steps) })).isWrong, String(steps)).toBe(true);
      for (const steps of [-1, 1])
        expect((await tryIn({ email, code: totpCode(secret, steps) })).status, String(steps)).toBe(200);
    },
    WAIT_MS,
  );

  test(
    'of two who send it at once serves one',
    async () => {
      const { email, secret } = await enrolled();
      const code = totpCode(secret);
      const both = await Promise.all([tryIn({ email, code }), tryIn({ email, code })]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    },
    WAIT_MS,
  );

  test(
    'that is wrong counts, whatever the password did, and after five of them the next has to wait',
    async () => {
      const { id, email, secret } = await enrolled();
      const bad = () => (totpCode(secret) === '000000' ? '000001' : '000000');
      for (let i = 0; i < 5; i += 1) {
        expect(refusalOf(await tryIn({ email, code: bad() }, { address: `192.0.2.${i}` })).isWrong).toBe(true);
        expect(refusalOf(await tryIn({ email })).step, 'the password alone wipes nothing').toBe('code');
      }
      await hold();
      expect((await tryIn({ email, code: totpCode(secret) }, { address: '192.0.2.99' })).status, 'nor does another network').toBe(
        429,
      );
      expect(await auditOf(id)).toEqual(expect.arrayContaining(['staff-code-refused']));
      await wait('61 minutes');
      expect((await tryIn({ email, code: totpCode(secret) })).status).toBe(200);
      later();
      expect(refusalOf(await tryIn({ email, code: bad() })).isWrong, 'it begins anew').toBe(true);
      expect((await tryIn({ email, code: totpCode(secret) })).status).toBe(200);
    },
    WAIT_MS,
  );
});

describe('recovery codes', () => {
  test(
    'are ten, open a session once each, and are kept as hashes',
    async () => {
      const { id, email, recoveryCodes } = await enrolled();
      expect(new Set(recoveryCodes).size).toBe(10);
      // 31^24: 118 bits.
      for (const code of recoveryCodes) expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}$/);
      const [one = '', other = ''] = recoveryCodes;
      expect((await tryIn({ email, code: one })).status).toBe(200);
      expect(refusalOf(await tryIn({ email, code: one })).isWrong).toBe(true);
      expect((await tryIn({ email, code: other.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
      const { rows } = await content.pool.query(
        'select recovery::text as kept, secret from vitrine.staff_second_factor where staff_id = $1',
        [id],
      );
      expect(JSON.parse(rows[0].kept)).toHaveLength(8);
      for (const code of recoveryCodes) expect(rows[0].kept).not.toContain(code);
    },
    WAIT_MS,
  );

  test(
    'are renewed with password and code, and the old ones are void',
    async () => {
      const { email, cookie, secret, recoveryCodes } = await enrolled();
      const renew = (body: object) => send('/security/recovery-codes', cookie, body);
      const other = (await tryIn({ email, code: recoveryCodes[1] ?? '' })).cookie;
      expect(await (await renew({ password: 'a wrong password', code: totpCode(secret) })).json()).toEqual({
        reason: 'password',
      });
      expect(await (await renew({ password: PASSWORD, code: '000000' })).json()).toEqual({ reason: 'code' });
      const next = recoveryAnswer.parse(await (await renew({ password: PASSWORD, code: totpCode(secret) })).json()).recoveryCodes;
      expect(refusalOf(await tryIn({ email, code: recoveryCodes[0] ?? '' })).isWrong).toBe(true);
      expect((await tryIn({ email, code: next[0] ?? '' })).status).toBe(200);
      expect([await whoIs(cookie), await whoIs(other)], 'other sessions end').toEqual([email, null]);
      expect(await toldTo(email)).toEqual([
        'de factor-set',
        'de recovery-code-used',
        'de recovery-codes-renewed',
        'de recovery-code-used',
      ]);
    },
    WAIT_MS,
  );
});

describe('the secret', () => {
  test(
    'is sealed for one member, with the key of the instance',
    async () => {
      const { id, secret } = await enrolled();
      const { rows } = await content.pool.query(
        "select encode(secret, 'escape') as sealed from vitrine.staff_second_factor where staff_id = $1",
        [id],
      );
      const { sealed } = rows[0];
      expect(sealed).not.toContain(secret);
      const key = content.environment.secret;
      expect(open(key, 'staff-second-factor', id, sealed)).toBe(secret);
      expect(open(key, 'staff-second-factor', 'another', sealed)).toBeNull();
      expect(open(key, 'staff-enrolment', id, sealed)).toBeNull();
      expect(open('another secret of an instance', 'staff-second-factor', id, sealed)).toBeNull();
      expect(open(key, 'staff-second-factor', id, `${sealed.slice(0, -2)}AA`)).toBeNull();
      expect(open(key, 'staff-second-factor', id, '')).toBeNull();
      expect(seal(key, 'staff-second-factor', id, secret)).not.toBe(sealed);
    },
    WAIT_MS,
  );
});

describe('the own factor', () => {
  test(
    'is removed with password and code',
    async () => {
      const { id, email, cookie, secret } = await enrolled('administrator');
      const remove = (body: object) => send('/security/remove', cookie, body);
      const other = (await tryIn({ email, code: totpCode(secret) })).cookie;
      later();
      expect((await remove({ password: PASSWORD, code: '000000' })).status).toBe(409);
      expect((await remove({ password: PASSWORD })).status).toBe(400);
      expect((await remove({ password: PASSWORD, code: totpCode(secret) })).status).toBe(200);
      expect([await whoIs(cookie), await whoIs(other)], 'other sessions end').toEqual([email, null]);
      expect((await tryIn({ email })).status).toBe(200);
      expect(await auditOf(id)).toEqual(expect.arrayContaining(['second-factor-enrolled', 'second-factor-removed']));
      expect(await toldTo(email)).toEqual(['de factor-set', 'de factor-removed']);
    },
    WAIT_MS,
  );

  test(
    'is set up once, by who is logged in on a page of this origin, with a ticket of their own',
    async () => {
      const { cookie } = await enrolled();
      const again = z
        .object({ ticket: z.string(), secret: z.string() })
        .parse(await (await send('/security/begin', cookie, {})).json());
      const body = { password: PASSWORD, ticket: again.ticket, code: totpCode(again.secret) };
      expect(await (await send('/security/enrol', cookie, body)).json()).toEqual({ reason: 'enrolled' });
      const other = (await tryIn({ email: String((await content.staff('approver')).email) })).cookie;
      expect(await (await send('/security/enrol', other, body)).json(), 'a ticket of somebody else').toEqual({ reason: 'code' });
      expect((await send('/security/begin', other, {}, 'https://evil.example')).status).toBe(403);
      for (const path of ['/begin', '/enrol', '/recovery-codes', '/remove', '/end-sessions'])
        expect((await send(`/security${path}`, '', {})).status).toBe(403);
    },
    WAIT_MS,
  );

  test(
    'of somebody else is reset by an administrator, who then begins with the password',
    async () => {
      const lost = await enrolled();
      const administrator = await content.staff('administrator');
      const { cookie } = await tryIn({ email: String(administrator.email) });
      expect((await send(`/${lost.id}/reset-second-factor`, lost.cookie, {})).status).toBe(403);
      expect((await send(`/${administrator.id}/reset-second-factor`, cookie, {})).status, 'not the own one').toBe(400);
      expect(await (await send(`/${lost.id}/reset-second-factor`, cookie, {})).json()).toEqual({ done: true });
      expect(await whoIs(lost.cookie)).toBeNull();
      expect((await tryIn({ email: lost.email })).status).toBe(200);
      expect(await auditOf(lost.id)).toEqual(expect.arrayContaining(['second-factor-reset']));
      expect(await toldTo(lost.email)).toEqual(['de factor-set', 'de factor-reset']);
      expect(await (await send(`/${lost.id}/reset-second-factor`, cookie, {})).json()).toEqual({ done: false });
    },
    WAIT_MS,
  );
});

describe('sessions', () => {
  test(
    'are renewed for eight hours at a time, and end twelve hours after the log-in at the latest',
    async () => {
      const { id, email: given } = await content.staff('editor', 'renewer');
      const { cookie } = await tryIn({ email: String(given) });
      const age = (time: string) =>
        content.pool.query(`update staff_sessions set created_at = now() - interval '${time}' where _parent_id = $1`, [id]);
      const renewed = async () => {
        const answer = await send('/refresh-token', cookie, {});
        const { exp } = z.object({ exp: z.number().optional() }).parse(await answer.json());
        return { status: answer.status, hours: exp === undefined ? null : Math.round((exp - Date.now() / 1000) / 360) / 10 };
      };
      expect(await renewed()).toEqual({ status: 200, hours: 8 });
      await age('11 hours');
      expect(await renewed()).toEqual({ status: 200, hours: 1 });
      const kept = await content.pool.query(
        "select expires_at <= created_at + interval '12 hours' as ends from staff_sessions where _parent_id = $1",
        [id],
      );
      expect(kept.rows).toEqual([{ ends: true }]);
      await age('12 hours');
      expect((await renewed()).status).toBe(403);
    },
    WAIT_MS,
  );

  test(
    'are listed with the current one, and end one by one or all others',
    async () => {
      const email = String((await content.staff('editor', 'sessions')).email);
      const cookies = await Promise.all([0, 1, 2].map(async () => (await tryIn({ email })).cookie));
      const [own = '', second = '', third = ''] = cookies;
      const entry = z.object({ sessions: z.array(z.object({ id: z.string(), isCurrent: z.boolean() })) });
      const list = async (cookie: string) => entry.parse(await (await send('/security/own', cookie)).json()).sessions;
      expect((await list(own)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      const ofSecond = (await list(second)).find(({ isCurrent }) => isCurrent)?.id;
      expect(await (await send('/security/end-sessions', own, { id: ofSecond })).json()).toEqual({ done: true });
      expect([await whoIs(own), await whoIs(second), await whoIs(third)]).toEqual([email, null, email]);
      const elsewhere = String((await content.staff('editor', 'elsewhere')).email);
      const stranger = (await tryIn({ email: elsewhere })).cookie;
      const theirs = (await list(stranger))[0]?.id;
      expect(await (await send('/security/end-sessions', own, { id: theirs })).json(), 'of somebody else').toEqual({
        done: false,
      });
      expect(await (await send('/security/end-sessions', own, {})).json()).toEqual({ done: true });
      expect([await whoIs(own), await whoIs(third), await whoIs(stranger)]).toEqual([email, null, elsewhere]);
    },
    WAIT_MS,
  );

  test(
    'others end with a new password, which keeps the rules of customers’ ones',
    async () => {
      const user = await content.staff('editor', 'changer');
      const email = String(user.email);
      const [own, other] = [(await tryIn({ email })).cookie, (await tryIn({ email })).cookie];
      const change = (password: string) => patch(user.id, own, { password, presentPassword: PASSWORD });
      for (const weak of ['short', 'passwordpassword', 'changerchanger']) expect((await change(weak)).status, weak).toBe(400);
      expect(await whoIs(other)).toBe(email);
      expect((await change('Rübenkraut und 7 Kessel')).status).toBe(200);
      expect([await whoIs(own), await whoIs(other)]).toEqual([email, null]);
      expect((await tryIn({ email, password: 'Rübenkraut und 7 Kessel' })).status).toBe(200);
      expect(await auditOf(user.id)).toEqual(expect.arrayContaining(['staff-created', 'staff-password-set']));
    },
    WAIT_MS,
  );
});

describe('a password or an address of staff is changed by who says the own present password', () => {
  const problems = async (answer: Response) =>
    z
      .object({ errors: z.tuple([z.object({ data: z.object({ errors: z.array(z.object({ path: z.string() })) }) })]) })
      .parse(await answer.json())
      .errors[0].data.errors.map(({ path }) => path);

  test(
    'their own',
    async () => {
      const { id, email: first } = await content.staff('editor', 'mover');
      const email = String(first);
      const { cookie } = await tryIn({ email });
      const fresh = 'Rübenkraut und 7 Kessel';
      for (const change of [{ password: fresh }, { email: 'moved@vitrine.example' }]) {
        for (const presentPassword of [undefined, null, '', 7, 'a wrong password']) {
          const answer = await patch(id, cookie, { ...change, ...(presentPassword !== undefined && { presentPassword }) });
          expect([answer.status, await problems(answer)], JSON.stringify(change)).toEqual([400, ['presentPassword']]);
        }
      }
      const all = await call(`/staff?where[email][equals]=${email}`, {
        method: 'PATCH',
        cookie,
        origin: content.environment.publicUrl,
        body: { password: fresh },
      });
      expect(await all.text(), 'many at once').toContain('Ihr bisheriges Passwort');
      expect((await tryIn({ email })).status, 'nothing has changed').toBe(200);
      expect(await toldTo(email)).toEqual([]);

      expect((await patch(id, cookie, { name: 'Mover', email })).status, 'a name needs none').toBe(200);
      const moved = { email: 'moved@vitrine.example', presentPassword: PASSWORD };
      expect((await patch(id, cookie, moved, 'en')).status).toBe(200);
      expect(await toldTo(email)).toEqual(['en address-changed']);
      expect(await toldTo('moved@vitrine.example')).toEqual(['en address-changed']);
      expect((await patch(id, cookie, { password: fresh, presentPassword: PASSWORD })).status).toBe(200);
      expect(await toldTo('moved@vitrine.example')).toEqual(['en address-changed', 'de password-changed']);
      expect((await tryIn({ email: 'moved@vitrine.example', password: fresh })).status).toBe(200);
    },
    WAIT_MS,
  );

  test(
    'so are roles, and who is made a member of staff; administrators are told by mail',
    async () => {
      const member = await content.staff('editor', 'raised');
      const chief = String((await content.staff('administrator', 'maker')).email);
      const other = String((await content.staff('administrator', 'second-maker')).email);
      const { cookie } = await tryIn({ email: chief });
      const presentPassword = PASSWORD;
      const made = { name: 'Made', email: 'made@vitrine.example', password: 'vier blaue Kessel 1x', roles: ['administrator'] };
      const make = (body: object) => send('', cookie, body);
      const roles = ['editor', 'administrator'];
      for (const wrong of [{}, { presentPassword: null }, { presentPassword: 'a wrong password' }]) {
        for (const refused of [await make({ ...made, ...wrong }), await patch(member.id, cookie, { roles, ...wrong })]) {
          expect([refused.status, await problems(refused)], JSON.stringify(wrong)).toEqual([400, ['presentPassword']]);
        }
      }
      expect((await patch(member.id, cookie, { name: 'Raised', roles: ['editor'] })).status, 'the same roles').toBe(200);
      expect([await toldTo(chief), await toldTo(other)]).toEqual([[], []]);

      expect((await patch(member.id, cookie, { roles, presentPassword })).status).toBe(200);
      expect((await make({ ...made, roles: ['editor'], presentPassword })).status).toBe(201);
      for (const email of [chief, other]) {
        expect((await toldTo(email)).sort()).toEqual(['de staff-created', 'de staff-roles-changed']);
      }
      expect(await toldTo('made@vitrine.example')).toEqual([]);
    },
    WAIT_MS,
  );

  test(
    'a colleague’s, with the administrator’s; and after five wrong ones the next has to wait',
    async () => {
      const { id, email } = await content.staff('editor', 'colleague');
      const chief = String((await content.staff('administrator', 'chief')).email);
      const { cookie } = await tryIn({ email: chief });
      const fresh = 'Rübenkraut und 7 Kessel';
      expect((await patch(id, cookie, { password: fresh })).status).toBe(400);
      expect((await patch(id, cookie, { password: fresh, presentPassword: PASSWORD })).status).toBe(200);
      expect((await tryIn({ email: String(email), password: fresh })).status).toBe(200);
      expect(await toldTo(String(email))).toEqual(['de password-changed']);
      const again = (presentPassword: string) => patch(id, cookie, { password: `${fresh}!`, presentPassword });
      for (let i = 0; i < 5; i += 1) expect((await again('a wrong password')).status).toBe(400);
      await hold();
      const waits = await again(PASSWORD);
      expect([waits.status, await waits.text()]).toEqual([429, expect.stringContaining('Zu viele Versuche')]);
      expect(await (await send('/security/remove', cookie, { password: PASSWORD, code: '000000' })).json()).toEqual({
        reason: 'wait',
      });
      expect((await tryIn({ email: chief })).status, 'it keeps nobody from logging in').toBe(200);
    },
    WAIT_MS,
  );
});

test(
  'a wrong password and what is refused are one line of the log each, with an id and no address',
  async () => {
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
  },
  WAIT_MS,
);

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

  test(
    'an administrator sets an app up while logging in, before there is a session',
    async () => {
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
    },
    WAIT_MS,
  );

  test(
    'a ticket ends, and is of one member',
    async () => {
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
    },
    WAIT_MS,
  );

  test(
    'others need none; who becomes an administrator without one is logged out',
    async () => {
      const editor = await production.staff('editor');
      const { status, cookie } = await enter({ email: 'editor@vitrine.example' });
      expect(status).toBe(200);
      const me = () =>
        there.call('/staff/me', { cookie, origin: production.environment.publicUrl }).then((answer) => answer.json());
      expect(await me()).toMatchObject({ user: { id: editor.id } });
      await production.payload.update({ collection: 'staff', id: editor.id, data: { roles: ['editor', 'administrator'] } });
      expect(await me()).toMatchObject({ user: null });
      expect(refusalOf(await enter({ email: 'editor@vitrine.example' })).step).toBe('enrol');
    },
    WAIT_MS,
  );
});
