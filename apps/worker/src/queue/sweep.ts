import { enqueue } from '@vitrine/jobs/job.ts';
import { publishJob } from '@vitrine/jobs/publish.ts';
import { sendMailJob } from '@vitrine/jobs/send-mail.ts';
import { type Pool, transaction } from '@vitrine/server/database.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import { askForTurn, isTurnForgotten, ORPHAN_SECONDS, STEPS } from '../documents/turn.ts';
import { isMailHeld } from '../mail/outbox/mail-hold.ts';

/** Rows at one sweep: after a pause there may be many. */
const RECOVERED_MAX = 500;

/**
 * Gives back the jobs of workers that died: a process that can take a worker's lock knows that it is gone. Answers their ids.
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
 * job off by e^tries seconds when it throws, and every killed worker was a try. Mails wait without a job while mail is held, and
 * get theirs here when it is not any more. Of documents one turn is asked for, which asks for the next. Answers how many.
 */
export async function recoverOrphans(pool: Pool, environment: Pick<Environment, 'isMailHeld'>): Promise<number> {
  const isHeld = await isMailHeld(pool, environment);
  let recovered = await recoverChanges(pool);
  for (const step of STEPS) {
    if ((step === 'mail' && isHeld) || !(await isTurnForgotten(pool, step))) continue;
    await askForTurn(pool, step);
    recovered += 1;
  }
  return recovered + (isHeld ? 0 : await recoverMails(pool));
}

async function recoverMails(pool: Pool): Promise<number> {
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
  return mails.rows.length;
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
