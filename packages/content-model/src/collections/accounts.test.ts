import { verifyPasswordSync } from '@vitrine/accounts/passwords/password-hash.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestContent, PASSWORD, type TestContent } from '../testing/open-test-content.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const storedHash = async (id: string) =>
  z
    .array(z.object({ password_hash: z.string() }))
    .parse((await content.pool.query('select password_hash from accounts where id = $1', [id])).rows)[0]?.password_hash ?? '';

test('a password is kept as argon2id of 46 MiB and leaves in no answer', async () => {
  const { payload } = content;
  const administrator = await content.staff('administrator');
  const data = {
    gender: 'f',
    firstname: 'Ada',
    lastname: 'Kern',
    company: 'Kern',
    email: ' Ada@Kern.Example ',
    language: 'de',
    kind: 'sales',
    state: 'pending',
    password: PASSWORD,
  } as const;
  const answers: unknown[] = [];
  const as = { overrideAccess: false, user: administrator } as const;
  const created = await payload.create({ collection: 'accounts', data, ...as });
  answers.push(created);
  const { id } = created;
  expect(created.email).toBe('ada@kern.example');

  const hash = await storedHash(id);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  expect(verifyPasswordSync(hash, PASSWORD)).toBe(true);

  answers.push(await payload.update({ collection: 'accounts', id, data: { firstname: 'Adele' }, ...as }));
  expect(await storedHash(id), 'another change keeps the password').toBe(hash);
  answers.push(
    await payload.update({ collection: 'accounts', id, data: { password: `${PASSWORD}!`, currentPassword: PASSWORD }, ...as }),
  );
  expect(verifyPasswordSync(await storedHash(id), `${PASSWORD}!`)).toBe(true);

  answers.push(await payload.find({ collection: 'accounts', showHiddenFields: true, ...as }));
  answers.push(await payload.find({ collection: 'accounts', select: { passwordHash: true }, ...as }));
  answers.push(await payload.findByID({ collection: 'accounts', id }));
  for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/argon2|long enough|passwordHash/);
  await expect(payload.find({ collection: 'accounts', where: { passwordHash: { like: '$argon2' } }, ...as })).rejects.toThrow();
});

test('a hash cannot be set from outside, and a short password is refused at its field', async () => {
  const { payload } = content;
  const approver = await content.staff('approver');
  const [account] = (await payload.find({ collection: 'accounts' })).docs;
  const id = account?.id ?? '';
  const before = await storedHash(id);
  await payload.update({ collection: 'accounts', id, data: { passwordHash: 'x' }, overrideAccess: false, user: approver });
  expect(await storedHash(id)).toBe(before);
  await expect(payload.update({ collection: 'accounts', id, data: { password: 'short' } })).rejects.toMatchObject({
    data: { errors: [{ path: 'password' }] },
  });
});

test.each([
  ['a common one', 'password123456', /leicht zu erraten|easy to guess/],
  ['one made of the person’s name', 'Eva-Muster-2026', /Name|name/],
])('%s is refused too, as where people choose their own', async (_, password, sentence) => {
  const { payload } = content;
  const data = {
    gender: 'f',
    firstname: 'Eva',
    lastname: 'Muster',
    company: 'Varnholt',
    kind: 'sales',
    state: 'active',
  } as const;
  const account = { ...data, language: 'de', email: `${password.length}@vitrine.example`, password } as const;
  await expect(payload.create({ collection: 'accounts', data: account })).rejects.toMatchObject({
    data: { errors: [{ path: 'password', message: expect.stringMatching(sentence) }] },
  });
});
