import { convertVideosJob } from '@vitrine/jobs/convert-videos.ts';
import { countPagesJob } from '@vitrine/jobs/count-pages.ts';
import { publishJob } from '@vitrine/jobs/publish.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { createLog } from '@vitrine/server/log.ts';
import { openTestDatabase } from '@vitrine/testing/open-test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { enqueueAtStart } from './at-start.ts';

const log = createLog('worker', 'silent');

const { pool, close } = await openTestDatabase();
afterAll(close);

/** The database, out of reach for so many statements. */
function slowFor(statements: number, message = 'timeout exceeded when trying to connect') {
  let asked = 0;
  const query = new Proxy(pool.query, {
    apply(real, _, given) {
      asked += 1;
      if (asked <= statements) throw new Error(message);
      return Reflect.apply(real, pool, given);
    },
  });
  const db: Queryable = { query };
  return { db, asked: () => asked };
}

test('a database that is slow as a worker starts puts its first work off and ends nothing', async () => {
  const { db, asked } = slowFor(3);
  await enqueueAtStart(db, { log, isStopping: () => false, againMs: 1 });
  const { rows } = await pool.query<{ task: string }>('select task_identifier as task from graphile_worker.jobs order by 1');
  expect(rows.map(({ task }) => task)).toEqual([convertVideosJob.name, countPagesJob.name, publishJob.name].sort());
  expect(asked()).toBe(6);
});

test('a worker that is asked to stop meanwhile does not try again', async () => {
  const { db, asked } = slowFor(9);
  await enqueueAtStart(db, { log, isStopping: () => asked() > 0, againMs: 1 });
  expect(asked()).toBe(1);
});

test('what is wrong with more than the moment is not tried again', async () => {
  const { db, asked } = slowFor(9, 'permission denied for function add_job');
  await expect(enqueueAtStart(db, { log, isStopping: () => false, againMs: 1 })).rejects.toThrow('permission denied');
  expect(asked()).toBe(1);
});
