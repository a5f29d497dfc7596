import type { Where } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { LIMIT_MAX } from './bounds.ts';

let content: TestContent;
let asEditor: { user: object; overrideAccess: false };
beforeAll(async () => {
  content = await openTestContent();
  await content.staff('editor');
  const { docs } = await content.payload.find({ collection: 'staff', limit: 1 });
  asEditor = { user: { ...docs[0], collection: 'staff' }, overrideAccess: false };
});
afterAll(() => content.close());

test.each([
  [LIMIT_MAX + 1, LIMIT_MAX],
  [1_000_000, LIMIT_MAX],
  [0, LIMIT_MAX],
  [-1, LIMIT_MAX],
  [100, 100],
])('a page of the admin that asks for %i records of a list, or of versions, gets at most %i', async (limit, expected) => {
  const list = await content.payload.find({ collection: 'products', limit, depth: 0, draft: true, ...asEditor });
  const versions = await content.payload.findVersions({ collection: 'products', limit, depth: 0, ...asEditor });
  expect([list.limit, versions.limit]).toEqual([expected, expected]);
});

test('a page whose condition makes no sense shows an empty list', async () => {
  const many = Array.from({ length: 1001 }, () => ({ slug: { equals: 'x' } }));
  const wrong: Where[] = [{ slug: { near: '1,2,3' } }, { or: many }];
  for (const where of wrong) {
    const asked = content.payload.find({ collection: 'products', where, ...asEditor });
    // The page of a list answers an error of this name with no rows.
    await expect(asked).rejects.toMatchObject({ name: 'QueryError', status: 400 });
  }
});

test('code that asks for all gets all', async () => {
  const ids = Array.from({ length: 1001 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`);
  const where = { id: { in: ids } };
  const all = await content.payload.find({ collection: 'products', where, pagination: false, depth: 0, ...asEditor });
  expect(all.docs).toEqual([]);
  expect((await content.payload.find({ collection: 'products', where, limit: 1000, depth: 0 })).limit).toBe(1000);
});
