import crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestContent, type TestContent } from './testing/open-test-content.ts';
import { restClient } from './testing/rest-client.ts';

let content: TestContent;
let client: ReturnType<typeof restClient>;
beforeAll(async () => {
  content = await openTestContent();
  client = restClient(content);
});
afterAll(() => content.close());

/** A log-in that fails: the cost of each hash it computed (salts by their length), and how long it took. */
async function refused(email: string) {
  const spy = vi.spyOn(crypto, 'pbkdf2');
  const begun = performance.now();
  const answer = await client.call('/staff/login', { method: 'POST', body: { email, password: 'a wrong password' } });
  const ms = performance.now() - begun;
  const hashes = spy.mock.calls.map(([, salt, ...cost]) => [String(salt).length, ...cost.slice(0, 3)]);
  spy.mockRestore();
  expect(answer.status).toBe(401);
  return { hashes, ms };
}

test('a log-in that fails costs one hash, whether the account exists, is locked or not', async () => {
  const editor = String((await content.staff('editor')).email);
  await refused('warm@vitrine.example');
  const known = await refused(editor);
  const unknown = await refused('nobody@vitrine.example');
  expect(known.hashes).toEqual([[64, 600_000, 32, 'sha256']]);
  expect(unknown.hashes).toEqual(known.hashes);
  expect((await refused(` ${editor.toUpperCase()} `)).hashes).toEqual(known.hashes);

  await content.payload.update({
    collection: 'staff',
    where: { email: { equals: editor } },
    data: { lockUntil: new Date(Date.now() + 60_000).toISOString(), loginAttempts: 5 },
  });
  const locked = await refused(editor);
  expect(locked.hashes).toEqual(known.hashes);
  // The hash takes most of it: ten times as fast without.
  for (const { ms } of [unknown, locked]) expect(ms).toBeGreaterThan(known.ms / 4);
});
