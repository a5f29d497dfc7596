import { expect, test } from 'vitest';
import { PASSWORD, type TestContent } from '../testing/open-test-content.ts';
import { staffTests } from '../testing/staff-client.ts';

let content: TestContent;
const { call, tryIn, send, whoIs, auditOf } = staffTests((opened) => {
  content = opened;
});
const cookieOf = async (user: { email?: unknown }) => (await tryIn({ email: String(user.email) })).cookie;

test('an administrator deletes a colleague with the own password only, and the colleague is logged out at once', async () => {
  const administrator = await content.staff('administrator');
  const gone = await content.staff('editor', 'gone');
  const [own, theirs] = [await cookieOf(administrator), await cookieOf(gone)];
  const remove = (password: string, cookie = own, id = gone.id) => send(`/${id}/delete`, cookie, { password });

  const refused = await remove('not the password');
  expect([refused.status, await refused.json()]).toEqual([409, { reason: 'password' }]);
  expect((await send(`/${gone.id}/delete`, own, {})).status, 'without one').toBe(400);
  expect((await remove(PASSWORD, theirs, administrator.id)).status, 'by an editor').toBe(403);
  expect((await remove(PASSWORD, own, administrator.id)).status, 'oneself').toBe(400);
  const rest = { method: 'DELETE', cookie: own, origin: content.environment.publicUrl };
  expect((await call(`/staff/${gone.id}`, rest)).status, 'as Payload does').toBe(403);
  expect((await call(`/staff?where[id][equals]=${gone.id}`, rest)).status, 'in a list').toBe(403);
  expect(await whoIs(theirs)).toBe('gone@vitrine.example');

  expect(await (await remove(PASSWORD)).json()).toEqual({ done: true });
  expect([await whoIs(theirs), await whoIs(own)]).toEqual([null, administrator.email]);
  expect((await auditOf(gone.id)).at(-1)).toBe('staff-deleted');
  const { rows } = await content.pool.query("select actor_id from vitrine.audit_log where action = 'staff-deleted'");
  expect(rows).toEqual([{ actor_id: administrator.id }]);
  expect(await (await remove(PASSWORD)).json(), 'twice').toEqual({ done: false });
});
