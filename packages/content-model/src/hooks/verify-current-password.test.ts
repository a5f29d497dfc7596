import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PASSWORD, type TestContent } from '../testing/open-test-content.ts';
import { staffTests } from '../testing/staff-client.ts';

let content: TestContent;
const { call, tryIn, send, noticesTo, patch, hold } = staffTests((opened) => {
  content = opened;
});

describe('the current password of a member of staff', () => {
  const problems = async (answer: Response) =>
    z
      .object({ errors: z.tuple([z.object({ data: z.object({ errors: z.array(z.object({ path: z.string() })) }) })]) })
      .parse(await answer.json())
      .errors[0].data.errors.map(({ path }) => path);

  test('is asked for when they change their own password or address', async () => {
    const { id, email: first } = await content.staff('editor', 'mover');
    const email = String(first);
    const { cookie } = await tryIn({ email });
    const fresh = 'Rübenkraut und 7 Kessel';
    for (const change of [{ password: fresh }, { email: 'moved@vitrine.example' }]) {
      for (const currentPassword of [undefined, null, '', 7, 'a wrong password']) {
        const answer = await patch(id, cookie, { ...change, ...(currentPassword !== undefined && { currentPassword }) });
        expect([answer.status, await problems(answer)], JSON.stringify(change)).toEqual([400, ['currentPassword']]);
      }
    }
    const all = await call(`/staff?where[email][equals]=${email}`, {
      method: 'PATCH',
      cookie,
      origin: content.environment.publicUrl,
      body: { password: fresh },
    });
    expect(await all.text(), 'many at once').toContain('Ihr eigenes Passwort');
    expect((await tryIn({ email })).status, 'nothing has changed').toBe(200);
    expect(await noticesTo(email)).toEqual([]);

    expect((await patch(id, cookie, { name: 'Mover', email })).status, 'a name needs none').toBe(200);
    const moved = { email: 'moved@vitrine.example', currentPassword: PASSWORD };
    expect((await patch(id, cookie, moved, 'en')).status).toBe(200);
    expect(await noticesTo(email)).toEqual(['en address-changed']);
    expect(await noticesTo('moved@vitrine.example')).toEqual(['en address-changed']);
    expect((await patch(id, cookie, { password: fresh, currentPassword: PASSWORD })).status).toBe(200);
    expect(await noticesTo('moved@vitrine.example')).toEqual(['en address-changed', 'de password-changed']);
    expect((await tryIn({ email: 'moved@vitrine.example', password: fresh })).status).toBe(200);
  });

  test('is asked for when roles change or a member of staff is made, and administrators are notified by mail', async () => {
    const member = await content.staff('editor', 'raised');
    const chief = String((await content.staff('administrator', 'maker')).email);
    const other = String((await content.staff('administrator', 'second-maker')).email);
    const { cookie } = await tryIn({ email: chief });
    await tryIn({ email: other }, { language: 'en' });
    const currentPassword = PASSWORD;
    const made = { name: 'Made', email: 'made@vitrine.example', password: 'vier blaue Kessel 1x', roles: ['administrator'] };
    const make = (body: object) => send('', cookie, body);
    const roles = ['editor', 'administrator'];
    for (const wrong of [{}, { currentPassword: null }, { currentPassword: 'a wrong password' }]) {
      for (const refused of [await make({ ...made, ...wrong }), await patch(member.id, cookie, { roles, ...wrong })]) {
        expect([refused.status, await problems(refused)], JSON.stringify(wrong)).toEqual([400, ['currentPassword']]);
      }
    }
    expect((await patch(member.id, cookie, { name: 'Raised', roles: ['editor'] })).status, 'the same roles').toBe(200);
    expect([await noticesTo(chief), await noticesTo(other)]).toEqual([[], []]);

    expect((await patch(member.id, cookie, { roles, currentPassword })).status).toBe(200);
    expect((await make({ ...made, roles: ['editor'], currentPassword })).status).toBe(201);
    // Each in the language they work in, not in that of the member who did it.
    expect((await noticesTo(chief)).sort()).toEqual(['de staff-created', 'de staff-roles-changed']);
    expect((await noticesTo(other)).sort()).toEqual(['en staff-created', 'en staff-roles-changed']);
    expect(await noticesTo('made@vitrine.example')).toEqual([]);
  });

  test('is asked for when an administrator changes those of a colleague, and after five wrong ones the next has to wait', async () => {
    const { id, email } = await content.staff('editor', 'colleague');
    const chief = String((await content.staff('administrator', 'chief')).email);
    const { cookie } = await tryIn({ email: chief });
    const fresh = 'Rübenkraut und 7 Kessel';
    expect((await patch(id, cookie, { password: fresh })).status).toBe(400);
    expect((await patch(id, cookie, { password: fresh, currentPassword: PASSWORD })).status).toBe(200);
    expect((await tryIn({ email: String(email), password: fresh })).status).toBe(200);
    expect(await noticesTo(String(email))).toEqual(['de password-changed']);
    const again = (currentPassword: string) => patch(id, cookie, { password: `${fresh}!`, currentPassword });
    for (let i = 0; i < 5; i += 1) expect((await again('a wrong password')).status).toBe(400);
    await hold();
    const waits = await again(PASSWORD);
    expect([waits.status, await waits.text()]).toEqual([429, expect.stringContaining('Zu viele Versuche')]);
    expect(await (await send('/security/remove', cookie, { password: PASSWORD, code: '000000' })).json()).toEqual({
      reason: 'wait',
    });
    expect((await tryIn({ email: chief })).status, 'it keeps nobody from logging in').toBe(200);
  });
});
