import { connect, createServer, type Socket } from 'node:net';
import { defineJob, enqueue } from '@vitrine/jobs/job.ts';
import { createErrorReporter } from '@vitrine/server/error-reports/reporter.ts';
import { createLog } from '@vitrine/server/log.ts';
import { openTestDatabase } from '@vitrine/testing/open-test-database.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startWorker } from '../start-worker.ts';
import { handle } from './run-queue.ts';

const failing = defineJob('failing', z.strictObject({ what: z.string() }));
const PERSON = 'kaeufer@kunde.example';

test('what a job throws is logged and kept without the values it was about', async () => {
  const { url, pool, close } = await openTestDatabase();
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
  const reporter = createErrorReporter({ db: pool, source: 'worker', log, dsn: null });
  const worker = await startWorker({
    environment: { databaseUrl: url, isMailHeld: false },
    pool,
    log,
    slots: [{ concurrency: 4, handlers: [handle(failing, async ({ what }) => void (await failures[what]?.()))] }],
    parts: { browser: () => '', videos: () => '' },
    errors: reporter,
    onLost: () => {},
  });
  for (const what of Object.keys(failures)) await enqueue(pool, failing, { what }, { key: what });
  const errors = async () =>
    (
      await pool.query(
        "select last_error from graphile_worker.jobs where task_identifier = 'failing' and attempts > 0 and last_error is not null",
      )
    ).rows.map((row) => row.last_error);
  await expect.poll(async () => (await errors()).length).toBe(4);
  expect(await errors()).toContain('Error: said on purpose');
  expect((await errors()).join('\n')).toMatch(/duplicate key value/);
  expect([...logged, ...(await errors())].join('\n')).not.toContain('kunde');
  // Where it was thrown is told all the same.
  expect(logged.join('\n')).toMatch(/said on purpose.*run-queue\.test\.ts/);
  await reporter.settled();
  const reports = (await pool.query('select example from vitrine.error_report')).rows.map(({ example }) => example);
  expect(reports.map(({ name, code }) => `${name} ${code}`).sort()).toEqual([
    'DatabaseError sql-22P02',
    'DatabaseError sql-23505',
    'Error null',
    'SyntaxError null',
  ]);
  for (const report of reports) expect(report).toMatchObject({ kind: 'job', place: 'failing' });
  expect(JSON.stringify(reports)).not.toContain('kunde');
  await worker.stop();
  await close();
});

/** A way to the database that can be cut. `cut` ends every connection but the first, which holds the worker's lock, and takes no more. */
async function cuttableWay(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const open: Socket[] = [];
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = connect(Number(target.port || 5432), target.hostname);
    open.push(socket);
    for (const end of [socket, onward]) end.on('error', () => {});
    socket.pipe(onward).pipe(socket);
    // A log-in that is cut off half way would go on for a minute, and with it each drop of a database on the server.
    socket.on('close', () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    cut() {
      isCut = true;
      for (const socket of open.slice(1)) socket.destroy();
    },
    close: () => server.close(),
  };
}

const hiccup = defineJob('hiccup', z.strictObject({}));

test('a worker whose queue ends because the database refuses connections as a job completes says that it is lost', async () => {
  const { url, pool, close } = await openTestDatabase();
  const way = await cuttableWay(url);
  let lost = 0;
  const logged: string[] = [];
  const worker = await startWorker({
    environment: { databaseUrl: way.url, isMailHeld: false },
    pool,
    log: createLog('worker', 'fatal', { write: (line) => logged.push(line) }),
    slots: [{ concurrency: 1, handlers: [handle(hiccup, async () => way.cut())] }],
    parts: { browser: () => '', videos: () => '' },
    onLost: () => {
      lost += 1;
    },
  });
  await enqueue(pool, hiccup, {});
  await expect.poll(() => lost, { timeout: 150_000 }).toBe(1);
  expect(logged.join('')).toContain('the queue ended although nobody asked it to');
  await worker.stop();
  way.close();
  await close();
}, 240_000);
