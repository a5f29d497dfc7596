import { createLog } from '@vitrine/server/log.ts';
import { openTestDatabase } from '@vitrine/testing/open-test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { startHeartbeat } from './heartbeat.ts';

const { pool, close } = await openTestDatabase();
afterAll(close);

const rows = async () => (await pool.query('select browser from vitrine.worker')).rows.map(({ browser }) => browser);

test('a browser that becomes ready is reported at once, and a worker that stops leaves no row', async () => {
  let state = 'starting';
  const parts = { browser: () => state, videos: () => '', isMailHeld: false };
  const heartbeat = await startHeartbeat(pool, createLog('test', 'silent'), parts, () => true);
  expect(await rows()).toEqual(['starting']);
  state = 'ready';
  await expect.poll(rows).toEqual(['ready']);
  await heartbeat.stop();
  expect(await rows()).toEqual([]);
});

test('a worker that takes no jobs reports nothing until it does again', async () => {
  let state = 'starting';
  let takesJobs = true;
  let asked = 0;
  const parts = { browser: () => state, videos: () => '', isMailHeld: false };
  const heartbeat = await startHeartbeat(pool, createLog('test', 'silent'), parts, () => {
    asked += 1;
    return takesJobs;
  });
  takesJobs = false;
  state = 'ready';
  asked = 0;
  await expect.poll(() => asked).toBeGreaterThan(2);
  expect(await rows()).toEqual(['starting']);
  takesJobs = true;
  await expect.poll(rows).toEqual(['ready']);
  await heartbeat.stop();
});
