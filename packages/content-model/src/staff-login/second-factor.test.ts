import { beginEnrolment, secretOfTicket } from '@vitrine/accounts/staff/enrolment.ts';
import { hashesOfRecoveryCode } from '@vitrine/accounts/staff/recovery-codes.ts';
import { resealFactors } from '@vitrine/accounts/staff/reseal-factors.ts';
import { open, seal } from '@vitrine/accounts/staff/sealed.ts';
import { useCode } from '@vitrine/accounts/staff/second-factor.ts';
import { recoveryAnswer } from '@vitrine/accounts/staff/staff-contract.ts';
import { transaction } from '@vitrine/server/database.ts';
import type { Secrets } from '@vitrine/server/secrets.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PASSWORD, type TestContent } from '../testing/open-test-content.ts';
import { later, refusalOf, staffTests } from '../testing/staff-client.ts';
import { totpCode } from '../testing/totp-code.ts';

let content: TestContent;
const { tryIn, send, whoIs, noticesTo, auditOf, enrolled, wait, hold } = staffTests((opened) => {
  content = opened;
});

describe('a code', () => {
  test('is asked for after the right password only, and opens a session', async () => {
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
  });

  test('is good once, and so are those before it', async () => {
    const { email, secret } = await enrolled();
    const code = totpCode(secret);
    const before = totpCode(secret, -1);
    expect((await tryIn({ email, code })).status).toBe(200);
    for (const used of [code, before])
      expect(refusalOf(await tryIn({ email, code: used }))).toMatchObject({ step: 'code', isWrong: true });
    expect((await tryIn({ email, code: totpCode(secret, 1) })).status).toBe(200);
  });

  test('is good for one step to each side', async () => {
    const { email, secret } = await enrolled();
    for (const steps of [-2, 2])
      expect(refusalOf(await tryIn({ email, code: totpCode(secret, steps) })).isWrong, String(steps)).toBe(true);
    for (const steps of [-1, 1]) expect((await tryIn({ email, code: totpCode(secret, steps) })).status, String(steps)).toBe(200);
  });

  test('of two who send it at once serves one', async () => {
    const { email, secret } = await enrolled();
    const code = totpCode(secret);
    const both = await Promise.all([tryIn({ email, code }), tryIn({ email, code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('that is wrong counts, whatever the password did, and after five of them the next has to wait', async () => {
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
  });
});

describe('recovery codes', () => {
  test('are ten, open a session once each, and are kept as hashes', async () => {
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
  });

  test('are renewed with password and code, and the old ones are void', async () => {
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
    expect(await noticesTo(email)).toEqual([
      'de factor-set',
      'de recovery-code-used',
      'de recovery-codes-renewed',
      'de recovery-code-used',
    ]);
  });
});

describe('the secret', () => {
  test('is sealed for one member, with the key of the instance', async () => {
    const { id, secret } = await enrolled();
    const { rows } = await content.pool.query(
      "select encode(secret, 'escape') as sealed from vitrine.staff_second_factor where staff_id = $1",
      [id],
    );
    const { sealed } = rows[0];
    expect(sealed).not.toContain(secret);
    const key = content.environment;
    expect(open(key, 'staff-second-factor', id, sealed)).toBe(secret);
    expect(open(key, 'staff-second-factor', 'another', sealed)).toBeNull();
    expect(open(key, 'staff-enrolment', id, sealed)).toBeNull();
    expect(open({ secret: 'another secret of an instance', previousSecret: null }, 'staff-second-factor', id, sealed)).toBeNull();
    expect(open(key, 'staff-second-factor', id, `${sealed.slice(0, -2)}AA`)).toBeNull();
    expect(open(key, 'staff-second-factor', id, '')).toBeNull();
    expect(seal(key.secret, 'staff-second-factor', id, secret)).not.toBe(sealed);
  });
});

describe('the secret of the instance', () => {
  test('is exchanged: factors, recovery codes and set-ups under way hold, and need the former one only until they are sealed anew', async () => {
    const { id, secret, recoveryCodes } = await enrolled();
    const former = content.environment.secret;
    const fresh = 'the secret after the one the content was opened with';
    const [both, alone] = [
      { secret: fresh, previousSecret: former },
      { secret: fresh, previousSecret: null },
    ];
    const use = (secrets: Secrets, code: string | undefined) => transaction(content.pool, (db) => useCode(db, secrets, id, code));
    const { ticket } = beginEnrolment(former, { id, email: 'a@vitrine.example' });
    expect([secretOfTicket(both, id, ticket) === null, secretOfTicket(alone, id, ticket)]).toEqual([false, null]);
    await expect(use(alone, totpCode(secret))).rejects.toThrow('another secret');
    expect(await use(both, totpCode(secret))).toBe('code');
    expect(await use(alone, recoveryCodes[0])).toBe('recovery');
    // An old one, kept under the secret.
    const kept = hashesOfRecoveryCode({ secret: former, previousSecret: null }, id, 'ALTE-RCOD-E234').at(-1);
    await content.pool.query('update vitrine.staff_second_factor set recovery = to_jsonb($2::text[]) where staff_id = $1', [
      id,
      [kept],
    ]);
    expect(await use(alone, 'ALTE-RCOD-E234')).toBe('wrong');
    expect(await use(both, 'alte rcod e234')).toBe('recovery');

    const reseal = (secrets: Secrets) => transaction(content.pool, (db) => resealFactors(db, secrets));
    expect(await reseal(both)).toBeGreaterThan(0);
    expect(await reseal(both), 'once').toBe(0);
    expect(await use(alone, totpCode(secret, 1))).toBe('code');
    // Back again, for the tests that follow.
    await reseal({ secret: former, previousSecret: fresh });
  });
});

describe('the own factor', () => {
  test('is removed with password and code', async () => {
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
    expect(await noticesTo(email)).toEqual(['de factor-set', 'de factor-removed']);
  });

  test('is set up once, by a member who is logged in on a page of this origin, with a ticket of their own', async () => {
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
  });

  test('of another member is reset by an administrator; the member then begins with the password', async () => {
    const lost = await enrolled();
    const administrator = await content.staff('administrator');
    const { cookie } = await tryIn({ email: String(administrator.email) });
    const reset = (id: unknown, as: string, body: object = { password: PASSWORD }) =>
      send(`/${id}/reset-second-factor`, as, body);
    expect((await reset(lost.id, lost.cookie)).status).toBe(403);
    expect((await reset(administrator.id, cookie)).status, 'not the own one').toBe(400);
    expect(await (await reset(lost.id, cookie)).json()).toEqual({ done: true });
    expect(await whoIs(lost.cookie)).toBeNull();
    expect((await tryIn({ email: lost.email })).status).toBe(200);
    expect(await auditOf(lost.id)).toEqual(expect.arrayContaining(['second-factor-reset']));
    expect(await noticesTo(lost.email)).toEqual(['de factor-set', 'de factor-reset']);
    expect(await (await reset(lost.id, cookie)).json()).toEqual({ done: false });
  });

  test('is reset only with the own password of the administrator; after five wrong ones the next try has to wait', async () => {
    const kept = await enrolled();
    const { email } = await content.staff('administrator', 'factor-resetter');
    const { cookie } = await tryIn({ email: String(email) });
    const reset = (body: object) => send(`/${kept.id}/reset-second-factor`, cookie, body);
    for (const body of [{}, { password: '' }, { password: null }, { password: PASSWORD, id: kept.id }])
      expect((await reset(body)).status, JSON.stringify(body)).toBe(400);
    for (let i = 0; i < 5; i += 1) {
      const wrong = await reset({ password: 'a wrong password' });
      expect([wrong.status, await wrong.json()]).toEqual([409, { reason: 'password' }]);
    }
    await hold();
    const waits = await reset({ password: PASSWORD });
    expect([waits.status, await waits.json()]).toEqual([409, { reason: 'wait' }]);
    expect(await whoIs(kept.cookie)).toBe(kept.email);
    expect(refusalOf(await tryIn({ email: kept.email })).step, 'the factor is still asked for').toBe('code');
    expect(await noticesTo(kept.email)).toEqual(['de factor-set']);
  });
});
