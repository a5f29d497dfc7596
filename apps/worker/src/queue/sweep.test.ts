import { randomBytes } from 'node:crypto';
import { enqueue } from '@vitrine/jobs/job.ts';
import { makeDocumentJob } from '@vitrine/jobs/make-document.ts';
import { createLog } from '@vitrine/server/log.ts';
import { openTestDatabase } from '@vitrine/testing/open-test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { insertMail } from '../testing/people.ts';
import { documentBody, registerDocument } from '../testing/requests.ts';
import { recoverOrphans, unlockDeadWorkers } from './sweep.ts';
import { openWorkerLock } from './worker-lock.ts';

const SENDING = { isMailHeld: false };

const { url, pool, close } = await openTestDatabase();
afterAll(close);

const lockedBy = async () => {
  const { rows } = await pool.query<{ by: string }>(
    'select locked_by as by from graphile_worker.jobs where locked_by is not null order by 1',
  );
  return rows.map(({ by }) => by);
};

/** As the queue does when a worker takes a job. */
async function takeJob(workerId: string) {
  const hash = randomBytes(8).toString('hex');
  await enqueue(pool, makeDocumentJob, { hash }, { key: hash });
  await pool.query('update graphile_worker._private_jobs set locked_by = $1, locked_at = now(), attempts = 1 where key = $2', [
    workerId,
    hash,
  ]);
}

test('jobs of a worker whose connection ended are given back, those of a living one are not', async () => {
  const log = createLog('test', 'silent');
  let lost = false;
  const living = await openWorkerLock(url, log, () => {});
  const dying = await openWorkerLock(url, log, () => {
    lost = true;
  });
  await living.hold('pool-living');
  await dying.hold('pool-dying');
  await takeJob('pool-living');
  await takeJob('pool-dying');
  expect(await unlockDeadWorkers(pool)).toEqual([]);

  // The server cuts the connection: the worker hears of it at once, and its jobs are free.
  await pool.query(
    `select pg_terminate_backend(l.pid) from pg_locks l
     where l.locktype = 'advisory' and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended('pool-dying', 0)`,
  );
  await expect.poll(() => lost).toBe(true);
  // It hears so from the connection that is being cut, which lets go of its lock a moment later.
  await expect.poll(() => unlockDeadWorkers(pool)).toEqual(['pool-dying']);
  expect(await lockedBy()).toEqual(['pool-living']);
  await living.release();
});

test.each([
  ['to be printed', 'render', 'print-document'],
  ['to be mailed', 'mail', 'mail-document'],
])(
  'a document %s that no job is about gets one, but not before its time, and no mail while mail is held',
  async (_, step, job) => {
    await pool.query("update vitrine.document_request set status = 'success'");
    const hash = await registerDocument(pool, documentBody(['/product/a-1']));
    await pool.query('update vitrine.document_request set step = $2 where hash = $1', [hash, step]);
    const jobs = async () => (await pool.query('select 1 from graphile_worker.jobs where task_identifier = $1', [job])).rowCount;
    await recoverOrphans(pool, SENDING);
    expect(await jobs()).toBe(0);
    await pool.query("update vitrine.document_request set created_at = now() - interval '1 hour' where hash = $1", [hash]);
    await recoverOrphans(pool, { isMailHeld: true });
    expect(await jobs()).toBe(step === 'mail' ? 0 : 1);
    await recoverOrphans(pool, SENDING);
    await recoverOrphans(pool, SENDING);
    expect(await jobs()).toBe(1);
    await pool.query("update vitrine.document_request set next_attempt_at = now() + interval '1 hour' where hash = $1", [hash]);
    await pool.query('select graphile_worker.remove_job($1)', [job]);
    await recoverOrphans(pool, SENDING);
    expect(await jobs(), 'while it waits for its second try').toBe(0);
  },
);

test('a pending mail whose job is gone gets another; one that waits, and one that is done, does not', async () => {
  const mail = { kind: 'password-reset', recipient: 'a@b.example', language: 'de', accountId: null, data: {} } as const;
  const lost = await insertMail(pool, mail);
  const waiting = await insertMail(pool, { ...mail, delaySeconds: 3600 });
  const cancelled = await insertMail(pool, mail);
  await pool.query("update vitrine.mail set send_after = now() - interval '1 hour' where id <> $1", [waiting]);
  await pool.query("update vitrine.mail set state = 'cancelled' where id = $1", [cancelled]);
  const ids = [lost, waiting, cancelled];
  await pool.query('select graphile_worker.remove_job(key) from graphile_worker.jobs where key = any($1)', [ids]);
  await recoverOrphans(pool, SENDING);
  const { rows } = await pool.query<{ key: string }>('select key from graphile_worker.jobs where key = any($1)', [ids]);
  expect(rows).toEqual([{ key: lost }]);
});

test('without any release one is asked for, once', async () => {
  await recoverOrphans(pool, SENDING);
  await recoverOrphans(pool, SENDING);
  const { rows } = await pool.query("select key from graphile_worker.jobs where task_identifier = 'publish'");
  expect(rows).toEqual([{ key: 'publish' }]);
});
