import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { pruneErrorReports } from './prune-error-reports.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(() => store.pool.query('delete from vitrine.error_report'));

const add = (name: string, source: string, days: number, isResolved = false) =>
  store.pool.query(
    `insert into vitrine.error_report (fingerprint, source, count, versions, example, last_seen_at, resolved_at)
     values ($1, $2, 1, '{1.0.0}', '{}', now() - make_interval(days => $3), case when $4 then now() end)`,
    [name, source, days, isResolved],
  );
const left = async () =>
  (await store.pool.query('select fingerprint from vitrine.error_report order by 1')).rows.map(({ fingerprint }) => fingerprint);

test('errors that were not seen for 90 days go', async () => {
  await add('old', 'web', 91);
  await add('young', 'web', 89);
  expect(await pruneErrorReports(store.workerPool)).toBe(1);
  expect(await left()).toEqual(['young']);
});

test('of too many groups the resolved ones go first, and those of processes do not count for those of windows', async () => {
  await store.pool.query(
    `insert into vitrine.error_report (fingerprint, source, count, versions, example, last_seen_at)
     select 'open ' || n, case when n % 2 = 0 then 'web' else 'desktop' end, 1, '{1.0.0}', '{}', now() - interval '5 days'
     from generate_series(1, 399) n`,
  );
  await add('a resolved one of today', 'web', 0, true);
  await add('a later one', 'web', 0);
  await add('one of a process', 'api', 80);
  expect(await pruneErrorReports(store.workerPool)).toBe(1);
  expect(await left()).not.toContain('a resolved one of today');
  expect(await left()).toHaveLength(401);
});
