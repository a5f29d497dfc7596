import { defineJob, enqueue } from '@vitrine/jobs/job.ts';
import { createPool } from '@vitrine/server/database.ts';
import { createLog } from '@vitrine/server/log.ts';
import { testDatabase } from '@vitrine/testing/database.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startWorker } from '../start-worker.ts';
import { handle } from './run-queue.ts';

const failing = defineJob('failing', z.strictObject({ what: z.string() }));
const PERSON = 'kaeufer@kunde.example';

test('what a job throws is logged and kept without the values it was about', async () => {
  const database = await testDatabase();
  const pool = createPool(database.url, 'test');
  await pool.query('create table person (email text primary key)');
  await pool.query('insert into person values ($1)', [PERSON]);
  const failures: Record<string, () => Promise<unknown>> = {
    cast: () => pool.query('select $1::text::uuid', [PERSON]),
    twice: () => pool.query('insert into person values ($1)', [PERSON]),
    json: async () => JSON.parse(`{"email": ${PERSON}}`),
    said: () => Promise.reject(new Error('said on purpose')),
  };
  const logged: string[] = [];
  const log = createLog('worker', 'trace', { write: (line) => logged.push(line) });
  const worker = await startWorker({
    databaseUrl: database.url,
    pool,
    log,
    handlers: [handle(failing, async ({ what }) => void (await failures[what]?.()))],
    parts: { browser: () => '', films: () => '' },
    onLost: () => {},
  });
  for (const what of Object.keys(failures)) await enqueue(pool, failing, { what }, { key: what });
  const errors = async () =>
    (
      await pool.query(
        "select last_error from graphile_worker.jobs where task_identifier = 'failing' and attempts > 0 and last_error is not null",
      )
    ).rows.map((row) => row.last_error);
  await expect.poll(async () => (await errors()).length, { timeout: 10_000 }).toBe(4);
  expect(await errors()).toContain('Error: said on purpose');
  expect((await errors()).join('\n')).toMatch(/duplicate key value/);
  expect([...logged, ...(await errors())].join('\n')).not.toContain('kunde');
  // Where it was thrown is told all the same.
  expect(logged.join('\n')).toMatch(/said on purpose.*run-queue\.test\.ts/);
  await worker.stop();
  await pool.end();
  await database.drop();
});
