import { enqueue } from '@vitrine/jobs/job.ts';
import { makeDocumentJob } from '@vitrine/jobs/make-document.ts';
import { printDocumentJob } from '@vitrine/jobs/print-document.ts';
import { publishJob } from '@vitrine/jobs/publish.ts';
import { sendMailJob } from '@vitrine/jobs/send-mail.ts';
import { type Pool, transaction } from '@vitrine/server/database.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import { askForPrint } from '../documents/print-turn.ts';
import { isMailHeld } from '../mailing/mail-hold.ts';

/** A request or a change that has waited this long without a job of its own has lost it. */
const ORPHAN_SECONDS = 15;
/** Rows at one sweep: after a pause there may be many. */
const RECOVERED_MAX = 500;

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

/** True when something waits to be printed and no job is there to print it. */
async function printIsForgotten(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from vitrine.document_request
     where status = 'pending' and step = 'render' and coalesce(next_attempt_at, created_at) < now() - make_interval(secs => $1)
       and not exists (
         select 1 from graphile_worker.jobs
         where task_identifier = $2 and attempts < max_attempts
           and (locked_at is not null or run_at < now() + make_interval(secs => $1)))
     limit 1`,
    [ORPHAN_SECONDS, printDocumentJob.name],
  );
  return rowCount !== 0;
}

/**
 * Enqueues again what waits without a job, or with one that comes much later than the request asks for: the queue puts a
 * job off by e^tries seconds when it throws, and every killed worker was a try. Mails wait without a job while mail is held, and get theirs here when it is not any more.
 * Answers how many.
 */
export async function recoverOrphans(pool: Pool, environment: Pick<Environment, 'isMailHeld'>): Promise<number> {
  const isForgotten = await printIsForgotten(pool);
  if (isForgotten) await askForPrint(pool);
  const mails = (await isMailHeld(pool, environment)) ? 0 : await recoverMails(pool);
  const changes = await recoverChanges(pool);
  return (isForgotten ? 1 : 0) + mails + changes;
}

/** Of documents the first of each account comes first, then the second of each: one person's many hold up nobody else's one. */
async function recoverMails(pool: Pool): Promise<number> {
  const documents = await pool.query<{ hash: string }>(
    `select hash from vitrine.document_request r
     where status = 'pending' and step = 'mail' and coalesce(next_attempt_at, created_at) < now() - make_interval(secs => $1)
       and not exists (
         select 1 from graphile_worker.jobs j where j.key = r.hash and j.attempts < j.max_attempts
           and (j.locked_at is not null or j.run_at < greatest(r.next_attempt_at, now()) + make_interval(secs => $1)))
     order by row_number() over (partition by account_id order by created_at), created_at
     limit ${RECOVERED_MAX}`,
    [ORPHAN_SECONDS],
  );
  for (const { hash } of documents.rows) await enqueue(pool, makeDocumentJob, { hash }, { key: hash });
  const mails = await pool.query<{ id: string }>(
    `select id from vitrine.mail m
     where state = 'pending' and recipient is not null and send_after < now() - make_interval(secs => $1)
       and not exists (
         select 1 from graphile_worker.jobs j where j.key = m.id::text and j.attempts < j.max_attempts
           and (j.locked_at is not null or j.run_at < now() + make_interval(secs => $1)))
     limit ${RECOVERED_MAX}`,
    [ORPHAN_SECONDS],
  );
  for (const { id } of mails.rows) await enqueue(pool, sendMailJob, { id }, { key: id });
  return documents.rows.length + mails.rows.length;
}

async function recoverChanges(pool: Pool): Promise<number> {
  const changes = await pool.query(
    `select 1 where (exists (select 1 from vitrine.change where created_at < now() - make_interval(secs => $1))
         or not exists (select 1 from vitrine.release))
       and not exists (
         select 1 from graphile_worker.jobs
         where task_identifier = $2 and (attempts < max_attempts or locked_at is not null))`,
    [ORPHAN_SECONDS, publishJob.name],
  );
  if (changes.rowCount) await enqueue(pool, publishJob, {}, { key: publishJob.name });
  return changes.rowCount ?? 0;
}
