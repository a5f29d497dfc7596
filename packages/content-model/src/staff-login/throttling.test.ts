import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { staffClient } from '../testing/staff-client.ts';
import { MustWait } from './staff-throttle.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());
const { call, tryIn, wait, hold, auditOf } = staffClient(() => content);

const HOME = { address: '192.0.2.1' };
const member = async (name: string) => String((await content.staff('editor', name)).email);
const wrong = (email: string, address: string) => tryIn({ email, password: 'a wrong password' }, { address });

test('after five wrong passwords the next has to wait, longer each time, and no one is kept out for good', async () => {
  const email = await member('guessed');
  for (let i = 0; i < 5; i += 1) expect((await wrong(email, '203.0.113.1')).status).toBe(401);
  const seconds = async () => {
    const body = { email, password: 'a wrong password' };
    const headers = { 'x-forwarded-for': '203.0.113.1', 'accept-language': 'en' };
    const answer = await call('/staff/login', { method: 'POST', body, headers });
    const { errors } = (await answer.json()) as { errors: { message: string }[] };
    return { status: answer.status, after: Number(answer.headers.get('retry-after')), said: errors[0]?.message };
  };
  const longest = async () => {
    const text = 'select max(extract(epoch from blocked_until - updated_at))::int as seconds from vitrine.throttle';
    return (await content.pool.query(text)).rows[0].seconds;
  };
  expect(await longest()).toBe(2);
  await hold();
  expect(await seconds()).toEqual({
    status: 429,
    after: 3600,
    said: 'Too many attempts. Please wait 60 minutes and then try again.',
  });
  await content.pool.query("update vitrine.throttle set blocked_until = now() - interval '1 s'");
  expect((await wrong(email, '203.0.113.1')).status).toBe(401);
  expect(await longest()).toBe(4);
  await wait('15 minutes');
  expect((await tryIn({ email }, { address: '203.0.113.1' })).status).toBe(200);
});

test('a wrong password of a member is in the audit log once for each step of the throttle; one for an unknown address never is', async () => {
  const { id, email: given } = await content.staff('editor', 'noted');
  const email = String(given);
  const lines = async () => (await auditOf(id)).filter((action) => action === 'staff-password-refused').length;
  const all = async () =>
    (await content.pool.query("select 1 from vitrine.audit_log where action = 'staff-password-refused'")).rowCount;
  const before = (await all()) ?? 0;
  for (let i = 0; i < 5; i += 1) await wrong(email, `198.51.100.${i}`);
  await expect.poll(lines).toBe(5);
  await hold();
  // From as many networks as they like, and from the member's own.
  for (let i = 5; i < 15; i += 1) expect((await wrong(email, `198.51.100.${i}`)).status).toBe(429);
  await content.pool.query("update vitrine.throttle set blocked_until = now() - interval '1 s'");
  expect((await wrong(email, '198.51.100.20')).status).toBe(401);
  await expect.poll(lines).toBe(6);
  expect((await wrong('stranger@vitrine.example', '198.51.100.21')).status).toBe(401);
  await tryIn({ email }, { address: '198.51.100.22' });
  // Lines are written in the order of the tries, and nobody waits for them: when the next one is there, a stranger's would be.
  await content.pool.query("update vitrine.throttle set blocked_until = now() - interval '1 s'");
  expect((await wrong(email, '198.51.100.23')).status).toBe(401);
  await expect.poll(lines).toBe(7);
  expect(await all()).toBe(before + 7);
  const { rows } = await content.pool.query(
    "select * from vitrine.audit_log where action = 'staff-password-refused' and subject_id = $1",
    [id],
  );
  expect(rows[0]).toMatchObject({ actor_kind: 'system', actor_id: null, subject_kind: 'staff', details: {} });
});

test('strangers cannot keep members out of networks where they have logged in before', async () => {
  const email = await member('settled');
  expect((await tryIn({ email }, HOME)).status).toBe(200);
  for (let i = 0; i < 12; i += 1) await wrong(email, `203.0.113.${100 + i}`);
  await hold();
  expect((await tryIn({ email }, { address: '203.0.113.250' })).status, 'from elsewhere').toBe(429);
  expect((await tryIn({ email }, HOME)).status).toBe(200);
});

test('a wait does not show whether there is a member: unknown addresses wait alike', async () => {
  const known = await member('alike');
  const texts: string[][] = [];
  for (const email of [known, 'nobody@vitrine.example']) {
    const answers: string[] = [];
    for (let i = 0; i < 7; i += 1) {
      if (i === 5) await hold();
      const { status, text } = await wrong(email, '198.51.100.9');
      answers.push(`${status} ${text}`);
    }
    texts.push(answers);
  }
  expect(texts[0]).toEqual(texts[1]);
  expect(texts[0]?.map((text) => text.slice(0, 3))).toEqual(['401', '401', '401', '401', '401', '429', '429']);
});

test('many at once are not more than one after the other', async () => {
  const email = await member('hurried');
  const all = await Promise.all(Array.from({ length: 12 }, () => wrong(email, '198.51.100.20')));
  const statuses = all.map(({ status }) => status);
  const refused = statuses.filter((status) => status === 401).length;
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThanOrEqual(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12 - refused);
});

test.each([
  [0.2, '1 Sekunde', '1 second'],
  [2, '2 Sekunden', '2 seconds'],
  [61, '2 Minuten', '2 minutes'],
])('a wait of %d s is given in words', (seconds, de, en) => {
  expect(new MustWait(seconds, 'de').message).toContain(`Bitte warten Sie ${de} und`);
  expect(new MustWait(seconds, 'en').message).toContain(`Please wait ${en} and`);
});
