import { ownSecurity } from '@vitrine/accounts/staff/staff-contract.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PASSWORD, type TestContent } from '../testing/open-test-content.ts';
import { staffTests } from '../testing/staff-client.ts';

let content: TestContent;
const { call, tryIn, send, whoIs, auditOf, patch, noticesTo, hold } = staffTests((opened) => {
  content = opened;
});

describe('sessions', () => {
  test('are renewed for eight hours at a time, and end twelve hours after the log-in at the latest', async () => {
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
  });

  test('are listed with the current one; a member ends one or all others by giving the password again', async () => {
    const email = String((await content.staff('editor', 'sessions')).email);
    const cookies = await Promise.all([0, 1, 2].map(async () => (await tryIn({ email })).cookie));
    const [own = '', second = '', third = ''] = cookies;
    const entry = z.object({ sessions: z.array(z.object({ id: z.string(), isCurrent: z.boolean() })) });
    const list = async (cookie: string) => entry.parse(await (await send('/security/own', cookie)).json()).sessions;
    expect((await list(own)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const ofSecond = (await list(second)).find(({ isCurrent }) => isCurrent)?.id;
    const end = async (body: object) => (await send('/security/end-sessions', own, body)).json();
    for (const id of [ofSecond, undefined])
      expect(await end({ password: 'das ist es nicht', id })).toEqual({ reason: 'password' });
    expect((await send('/security/end-sessions', own, { id: ofSecond })).status).toBe(400);
    expect(await whoIs(second), 'not without the password').toBe(email);
    expect(await end({ password: PASSWORD, id: ofSecond })).toEqual({ done: true });
    expect([await whoIs(own), await whoIs(second), await whoIs(third)]).toEqual([email, null, email]);
    const elsewhere = String((await content.staff('editor', 'elsewhere')).email);
    const stranger = (await tryIn({ email: elsewhere })).cookie;
    const theirs = (await list(stranger))[0]?.id;
    expect(await end({ password: PASSWORD, id: theirs }), 'of somebody else').toEqual({ done: false });
    const twice = `{"password":"${PASSWORD}","id":"${theirs}","id":"${theirs}"}`;
    expect((await send('/security/end-sessions', own, twice)).status, 'a key that comes twice').toBe(400);
    expect(await end({ password: PASSWORD })).toEqual({ done: true });
    expect([await whoIs(own), await whoIs(third), await whoIs(stranger)]).toEqual([email, null, elsewhere]);
    for (let i = 0; i < 5; i++) expect(await end({ password: 'das ist es nicht' })).toEqual({ reason: 'password' });
    expect(await end({ password: PASSWORD })).toEqual({ reason: 'wait' });
    expect((await tryIn({ email })).status, 'wrong ones keep nobody from logging in').toBe(200);
  });

  test('guesses of the password within a stolen session have to wait; the owner in another does not', async () => {
    const email = String((await content.staff('editor', 'robbed')).email);
    const [stolen, own] = [(await tryIn({ email })).cookie, (await tryIn({ email })).cookie];
    const end = async (cookie: string, password: string) => (await send('/security/end-sessions', cookie, { password })).json();
    const counted = async () => (await content.pool.query('select 1 from vitrine.throttle')).rowCount;
    await content.pool.query('delete from vitrine.throttle');
    for (let i = 0; i < 5; i++) expect(await end(stolen, 'das ist es nicht')).toEqual({ reason: 'password' });
    await hold();
    expect(await end(stolen, 'das ist es nicht')).toEqual({ reason: 'wait' });
    expect(await end(own, 'das ist es nicht')).toEqual({ reason: 'password' });
    expect(await counted()).toBe(2);
    expect(await end(own, PASSWORD)).toEqual({ done: true });
    expect([await whoIs(stolen), await whoIs(own)]).toEqual([null, email]);
    expect(await counted(), 'nothing is left').toBe(0);
  });

  test('say with what program and when they were used, of each its own', async () => {
    const { id, email: given } = await content.staff('editor', 'devices');
    const email = String(given);
    const from = (agent: string) => tryIn({ email }, { agent });
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const { cookie } = await from(firefox);
    await from(`curl/8.0 ${'x'.repeat(500)}`);
    await content.pool.query("update vitrine.staff_session_device set last_used_at = now() - interval '1 hour'");
    expect((await send('/refresh-token', cookie, {})).status).toBe(200);
    const list = async () => ownSecurity.parse(await (await send('/security/own', cookie)).json()).sessions;
    const [other, own] = (await list()).sort((a, b) => Number(a.isCurrent) - Number(b.isCurrent));
    expect([own?.device, other?.device]).toEqual([
      { browser: 'Firefox', system: 'Linux' },
      { browser: 'curl', system: null },
    ]);
    expect(Date.parse(own?.lastUsedAt ?? '') - Date.parse(other?.lastUsedAt ?? '')).toBeGreaterThan(3_500_000);
    await content.pool.query("update vitrine.staff_session_device set last_used_at = now() - interval '10 minutes'");
    const ages = (await list())
      .sort((a, b) => Number(a.isCurrent) - Number(b.isCurrent))
      .map(({ lastUsedAt }) => Math.round((Date.now() - Date.parse(lastUsedAt)) / 600_000));
    expect(ages, 'the one it is asked from is used now, between renewals too').toEqual([1, 0]);
    const kept = async () =>
      (await content.pool.query('select length(user_agent) as n from vitrine.staff_session_device where staff_id = $1', [id]))
        .rows;
    expect((await kept()).map(({ n }) => n).sort((a, b) => a - b)).toEqual([firefox.length, 200]);
    await send('/security/end-sessions', cookie, { password: PASSWORD });
    await from(firefox);
    expect((await kept()).map(({ n }) => n)).toEqual([firefox.length, firefox.length]);
    await content.payload.delete({ collection: 'staff', id });
    expect(await kept()).toEqual([]);
  });

  test('keep the language of the admin at the log-in and when they are renewed; it goes with the member', async () => {
    const { id, email: given } = await content.staff('editor', 'linguist');
    const email = String(given);
    const kept = async () =>
      (await content.pool.query('select language from vitrine.staff_language where staff_id = $1', [id])).rows.map(
        ({ language }) => language,
      );
    const renew = (cookie: string, language: string) =>
      call('/staff/refresh-token', {
        method: 'POST',
        cookie,
        origin: content.environment.publicUrl,
        headers: { 'accept-language': language },
        body: {},
      });
    expect(await kept()).toEqual([]);
    const { cookie } = await tryIn({ email }, { language: 'en' });
    expect(await kept()).toEqual(['en']);
    expect((await renew(cookie, 'de')).status).toBe(200);
    expect(await kept()).toEqual(['de']);
    await tryIn({ email }, { language: 'en' });
    expect(await kept()).toEqual(['en']);
    await content.payload.update({ collection: 'staff', id, data: { password: 'Rübenkraut und 7 Kessel' } });
    expect(await noticesTo(email), 'of what others did').toEqual(['en password-changed']);
    await content.payload.delete({ collection: 'staff', id });
    expect(await kept()).toEqual([]);
  });

  test('others end with a new password, which keeps the rules of customers’ ones', async () => {
    const user = await content.staff('editor', 'changer');
    const email = String(user.email);
    const [own, other] = [(await tryIn({ email })).cookie, (await tryIn({ email })).cookie];
    const change = (password: string) => patch(user.id, own, { password, currentPassword: PASSWORD });
    for (const weak of ['short', 'passwordpassword', 'changerchanger']) expect((await change(weak)).status, weak).toBe(400);
    expect(await whoIs(other)).toBe(email);
    expect((await change('Rübenkraut und 7 Kessel')).status).toBe(200);
    expect([await whoIs(own), await whoIs(other)]).toEqual([email, null]);
    expect((await tryIn({ email, password: 'Rübenkraut und 7 Kessel' })).status).toBe(200);
    expect(await auditOf(user.id)).toEqual(expect.arrayContaining(['staff-created', 'staff-password-set']));
  });
});
