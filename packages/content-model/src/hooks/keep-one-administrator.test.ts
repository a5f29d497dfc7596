import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';

let content: TestContent;
let made = 0;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());
beforeEach(() => content.pool.query("update staff_roles set value = 'editor'"));

const two = () => Promise.all(['one', 'other'].map((name) => content.staff('administrator', `${name}${++made}`)));
const left = async () => (await content.pool.query("select 1 from staff_roles where value = 'administrator'")).rowCount;
const statuses = (all: PromiseSettledResult<unknown>[]) => all.map(({ status }) => status).sort();
const ONE_STAYS = ['fulfilled', 'rejected'];

test('of two administrators who give up the role at once one keeps it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const both = await two();
    const given = both.map(({ id }) => content.payload.update({ collection: 'staff', id, data: { roles: ['editor'] } }));
    expect([statuses(await Promise.allSettled(given)), await left()]).toEqual([ONE_STAYS, 1]);
    await content.pool.query("update staff_roles set value = 'editor'");
  }
});

test('of two administrators who are deleted at once one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const both = await two();
    const gone = both.map(({ id }) => content.payload.delete({ collection: 'staff', id }));
    expect([statuses(await Promise.allSettled(gone)), await left()]).toEqual([ONE_STAYS, 1]);
    await content.pool.query("update staff_roles set value = 'editor'");
  }
});

test('of two of whom one is deleted while the other one gives up the role one stays', async () => {
  const [one, other] = await two();
  const done = await Promise.allSettled([
    content.payload.delete({ collection: 'staff', id: one?.id ?? '' }),
    content.payload.update({ collection: 'staff', id: other?.id ?? '', data: { roles: ['editor'] } }),
  ]);
  expect([statuses(done), await left()]).toEqual([ONE_STAYS, 1]);
});

test('nor do all go when they are changed or deleted together', async () => {
  const where = { id: { in: (await two()).map(({ id }) => id) } };
  const changed = await content.payload.update({ collection: 'staff', where, data: { roles: ['editor'] } });
  expect([changed.errors.length, await left()]).toEqual([1, 1]);
  await content.pool.query("update staff_roles set value = 'administrator' where parent_id = any($1)", [where.id.in]);
  const deleted = await content.payload.delete({ collection: 'staff', where });
  expect([deleted.errors.length, await left()]).toEqual([1, 1]);
});
