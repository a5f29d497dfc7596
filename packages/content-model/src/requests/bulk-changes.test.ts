import type { CollectionBeforeOperationHook } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { type RestCall, restClient } from '../testing/rest-client.ts';
import { BULK_MAX } from './bounds.ts';

let content: TestContent;
let ask: (path: string, options?: RestCall) => Promise<Response>;
beforeAll(async () => {
  content = await openTestContent();
  ask = await restClient(content).asEditor();
});
afterAll(() => content.close());

const drafts = async () => {
  const { rows } = await content.pool.query<{ count: number }>(
    "select count(*)::int as count from public.products where slug like 'bulk-%'",
  );
  return rows[0]?.count;
};
const ALL = '/products?limit=0&where[slug][contains]=bulk-';

test('a call that would change or delete too many records is refused with their number, and changes none', async () => {
  await content.pool.query(
    `insert into public.products (slug, _status) select 'bulk-' || i, 'draft' from generate_series(1, ${BULK_MAX + 1}) i`,
  );
  for (const method of ['PATCH', 'DELETE']) {
    const answer = await ask(ALL, { method, body: {} });
    expect([method, answer.status]).toEqual([method, 400]);
    expect((await answer.json()).errors[0].message).toContain(`${BULK_MAX + 1} Einträge`);
  }
  expect(await drafts()).toBe(BULK_MAX + 1);
});

test('of drafts those are counted that Payload changes: whose newest version meets the condition', async () => {
  await content.pool.query(
    `insert into public._products_v (parent_id, version_slug, version__status, latest)
     select id, 'newer', 'draft', true from public.products where slug like 'bulk-%'`,
  );
  const tooMany = [400, expect.stringContaining(`${BULK_MAX + 1} Einträge`)];
  const change = await ask('/products?draft=true&where[slug][equals]=newer', { method: 'PATCH', body: {} });
  expect([change.status, (await change.json()).errors[0].message]).toEqual(tooMany);
  const removal = await ask(`${ALL}&draft=true`, { method: 'DELETE' });
  expect([removal.status, (await removal.json()).errors[0].message]).toEqual(tooMany);
});

test('it brings along what records refer to once at most', async () => {
  const answer = await ask(`${ALL}&depth=2`, { method: 'DELETE' });
  expect([answer.status, (await answer.json()).errors[0].message]).toEqual([400, expect.stringContaining('„depth“')]);
});

test('of one member of staff one such call is at work at a time', async () => {
  await content.pool.query("delete from public.products where slug = 'bulk-1'");
  let atWork = 0;
  let most = 0;
  const note: CollectionBeforeOperationHook = ({ args, operation }) => {
    if (operation === 'delete') most = Math.max(most, ++atWork);
    return args;
  };
  const { hooks } = content.payload.collections.products.config;
  hooks.beforeOperation.push(note);
  hooks.afterOperation.push(({ result, operation }) => {
    if (operation === 'delete') atWork--;
    return result;
  });
  try {
    const answers = await Promise.all([1, 2, 3].map((i) => ask(`${ALL}&where[slug][like]=bulk-${i}`, { method: 'DELETE' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(most).toBe(1);
  } finally {
    hooks.beforeOperation.pop();
    hooks.afterOperation.pop();
  }
});

test('as many as are allowed are deleted in one call', async () => {
  expect((await ask(ALL, { method: 'DELETE' })).status).toBe(200);
  expect(await drafts()).toBe(0);
});
