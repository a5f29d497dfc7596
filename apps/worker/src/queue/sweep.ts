import { enqueue } from '@vitrine/jobs/job.ts';
import { makeDocumentJob } from '@vitrine/jobs/make-document.ts';
import { publishJob } from '@vitrine/jobs/publish.ts';
import { sendMailJob } from '@vitrine/jobs/send-mail.ts';
import { type Pool, transaction } from '@vitrine/server/database.ts';

/** A request or a change that has waited this long without a job of its own has lost it. */
const ORPHAN_SECONDS = 15;

/**
 * Gives back the jobs of workers that died: whoever can take a worker's lock knows that it is gone. Answers their ids.
 * The queue itself would wait four hours.
 */
export async function unlockDeadWorkers(pool: Pool): Promise<string[]> {
  return transaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `with known as materialized (select distinct locked_by as id from graphile_worker.jobs where locked_by is not null)
       select id from known where pg_try_advisory_xact_lock(hashtextextended(id, 0))`,
    );
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await client.query('select graphile_worker.force_unlock_workers($1)', [ids]);
    return ids;
  });
}

/**
 * Enqueues again what waits without a job, or with one that comes much later than the request asks for: the queue puts a
 * job off by e^tries seconds when it throws, and every killed worker was a try. Answers how many.
 */
export async function recoverOrphans(pool: Pool): Promise<number> {
  const documents = await pool.query<{ hash: string }>(
    `select hash from vitrine.document_request r
     where status = 'pending' and coalesce(next_attempt_at, created_at) < now() - make_interval(secs => $1)
       and not exists (
         select 1 from graphile_worker.jobs j where j.key = r.hash and j.attempts < j.max_attempts
           and (j.locked_at is not null or j.run_at < greatest(r.next_attempt_at, now()) + make_interval(secs => $1)))
     limit 100`,
    [ORPHAN_SECONDS],
  );
  for (const { hash } of documents.rows) await enqueue(pool, makeDocumentJob, { hash }, { key: hash });
  const mails = await pool.query<{ id: string }>(
    `select id from vitrine.mail m
     where state = 'pending' and recipient is not null and send_after < now() - make_interval(secs => $1)
       and not exists (
         select 1 from graphile_worker.jobs j where j.key = m.id::text and j.attempts < j.max_attempts
           and (j.locked_at is not null or j.run_at < now() + make_interval(secs => $1)))
     limit 100`,
    [ORPHAN_SECONDS],
  );
  for (const { id } of mails.rows) await enqueue(pool, sendMailJob, { id }, { key: id });
  const changes = await pool.query(
    `select 1 where (exists (select 1 from vitrine.change where created_at < now() - make_interval(secs => $1))
         or not exists (select 1 from vitrine.release))
       and not exists (
         select 1 from graphile_worker.jobs
         where task_identifier = $2 and (attempts < max_attempts or locked_at is not null))`,
    [ORPHAN_SECONDS, publishJob.name],
  );
  if (changes.rowCount) await enqueue(pool, publishJob, {}, { key: publishJob.name });
  return documents.rows.length + mails.rows.length + (changes.rowCount ?? 0);
}
