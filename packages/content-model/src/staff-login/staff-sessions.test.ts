import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PASSWORD, type TestContent } from '../testing/open-test-content.ts';
import { staffTests } from '../testing/staff-client.ts';

let content: TestContent;
const { tryIn, send, whoIs, auditOf, patch } = staffTests((opened) => {
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

  test('are listed with the current one, and end one by one or all others', async () => {
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
    const twice = `{"id":"${theirs}","id":"${theirs}"}`;
    expect((await send('/security/end-sessions', own, twice)).status, 'a key that comes twice').toBe(400);
    expect(await (await send('/security/end-sessions', own, {})).json()).toEqual({ done: true });
    expect([await whoIs(own), await whoIs(third), await whoIs(stranger)]).toEqual([email, null, elsewhere]);
  });

  test('others end with a new password, which keeps the rules of customers’ ones', async () => {
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
  });
});
