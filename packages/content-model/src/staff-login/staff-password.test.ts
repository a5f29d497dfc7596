import crypto from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestContent, PASSWORD, type TestContent } from '../testing/open-test-content.ts';
import { staffClient } from '../testing/staff-client.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());
const { tryIn, patch, whoIs, noticesTo, auditOf } = staffClient(() => content);

/** All that is kept of a member's password. */
async function kept(id: unknown) {
  const { rows } = await content.pool.query<{ hash: string | null; payload: string | null; salt: string | null }>(
    `select p.hash, s.hash as payload, s.salt from public.staff s left join vitrine.staff_password p on p.staff_id = s.id
     where s.id = $1`,
    [id],
  );
  return rows[0];
}
const ARGON2ID = { hash: expect.stringMatching(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/), payload: null, salt: null };

test('a password of staff is kept as an argon2id hash of 46 MiB, and as nothing else', async () => {
  const { id, email } = await content.staff('editor', 'hashed');
  expect(await kept(id)).toEqual(ARGON2ID);
  const first = (await kept(id))?.hash;
  const { cookie } = await tryIn({ email: String(email) });
  const fresh = 'Rübenkraut und 7 Kessel';
  expect((await patch(id, cookie, { password: fresh, currentPassword: PASSWORD })).status).toBe(200);
  expect(await kept(id)).toEqual(ARGON2ID);
  expect((await kept(id))?.hash).not.toBe(first);
  expect(await whoIs(cookie)).toBe(email);
  // The same letters, typed in the other way (NFC and NFD).
  expect((await tryIn({ email: String(email), password: fresh.normalize('NFD') })).status).toBe(200);
});

test('an address that is typed in capitals takes the password along that is set with it', async () => {
  const data = { name: 'Gross', email: 'Gross@Vitrine.Example', password: PASSWORD, roles: ['editor' as const] };
  const { id } = await content.payload.create({ collection: 'staff', data });
  expect(await kept(id)).toEqual(ARGON2ID);
  const { cookie } = await tryIn({ email: 'gross@vitrine.example' });
  const password = 'Rübenkraut und 7 Kessel';
  expect((await patch(id, cookie, { email: 'Neu@Vitrine.Example', password, currentPassword: PASSWORD })).status).toBe(200);
  expect(await kept(id)).toEqual(ARGON2ID);
  expect((await tryIn({ email: 'neu@vitrine.example' })).status, 'the former one').toBe(401);
  expect((await tryIn({ email: 'neu@vitrine.example', password })).status).toBe(200);
  expect((await noticesTo('gross@vitrine.example')).sort()).toEqual(['de address-changed', 'de password-changed']);
  expect(await auditOf(id)).toEqual(expect.arrayContaining(['staff-password-set', 'staff-address-changed']));
});

test('what belongs to a member goes with them', async () => {
  const { id, email } = await content.staff('editor', 'leaver');
  await tryIn({ email: String(email) });
  const rows = async () =>
    (
      await content.pool.query(
        'select 1 from vitrine.staff_password where staff_id::text = $1 union all select 1 from vitrine.staff_network where staff_id = $1',
        [id],
      )
    ).rowCount;
  expect(await rows()).toBe(2);
  await content.payload.delete({ collection: 'staff', id });
  expect(await rows()).toBe(0);
});

/** Puts a hash in as Payload made them, which is what an older installation has. */
async function former(name: string) {
  const { id, email } = await content.staff('editor', name);
  const salt = crypto.randomBytes(32).toString('hex');
  const key = await promisify(crypto.pbkdf2)(PASSWORD, salt, 600_000, 32, 'sha256');
  await content.pool.query('delete from vitrine.staff_password where staff_id = $1', [id]);
  await content.pool.query('update public.staff set hash = $2, salt = $3 where id = $1', [
    id,
    `pbkdf2-sha256-v1:${key.toString('hex')}`,
    salt,
  ]);
  return { id, email: String(email) };
}

test('an old hash serves for one more log-in and is replaced then', async () => {
  const { id, email } = await former('veteran');
  expect((await tryIn({ email, password: 'a wrong password' })).status).toBe(401);
  expect((await kept(id))?.hash, 'a wrong one replaces nothing').toBeNull();
  expect((await tryIn({ email })).status).toBe(200);
  expect(await kept(id)).toEqual(ARGON2ID);
  expect((await tryIn({ email })).status).toBe(200);
});

test('two log-ins at once with an old hash both succeed', async () => {
  const { email } = await former('twin');
  const both = await Promise.all([tryIn({ email }), tryIn({ email })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});

test('the work of a log-in is the same for everybody, also while old hashes are left', async () => {
  const editor = String((await content.staff('editor', 'timed')).email);
  const spy = vi.spyOn(crypto, 'pbkdf2');
  const derivations = async (email: string) => {
    spy.mockClear();
    expect((await tryIn({ email, password: 'a wrong password' })).status).toBe(401);
    return spy.mock.calls.map(([, salt, ...cost]) => [String(salt).length, ...cost.slice(0, 3)]);
  };
  for (const email of [editor, 'nobody@vitrine.example']) expect(await derivations(email)).toEqual([]);
  const veteran = await former('another-veteran');
  const all = [];
  for (const email of [editor, 'nobody@vitrine.example', veteran.email]) all.push(await derivations(email));
  expect(all).toEqual(Array(3).fill([[64, 600_000, 32, 'sha256']]));
  spy.mockRestore();
  await content.pool.query('update public.staff set hash = null, salt = null');
});

test('a log-in that fails takes the same time, whether or not the address is one of staff', async () => {
  const editor = String((await content.staff('editor', 'measured')).email);
  const quickest = { known: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY };
  // The hash takes most of it: many times as fast without.
  const isAlike = () => quickest.other > quickest.known / 3;
  // None has to wait; in turns, so that what else runs meets both: four of each, and more where the machine is so busy that one
  // of them had no quiet moment yet.
  for (let i = 0; i < 4 || (i < 30 && !isAlike()); i += 1) {
    await content.pool.query('delete from vitrine.throttle');
    for (const [kind, email] of [
      ['known', editor],
      ['other', `nobody${i}@vitrine.example`],
    ] as const) {
      const begun = performance.now();
      expect((await tryIn({ email, password: 'a wrong password' }, { address: `198.51.100.${i}` })).status).toBe(401);
      quickest[kind] = Math.min(quickest[kind], performance.now() - begun);
    }
  }
  expect(isAlike(), JSON.stringify(quickest)).toBe(true);
});
