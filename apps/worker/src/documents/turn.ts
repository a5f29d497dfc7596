import { enqueue } from '@vitrine/jobs/job.ts';
import { mailDocumentJob } from '@vitrine/jobs/mail-document.ts';
import { printDocumentJob } from '@vitrine/jobs/print-document.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

/** The steps of a document; for each, the job that takes the next one, and when the step last began. */
const TURNS = {
  render: { job: printDocumentJob, began: 'print_started_at' },
  mail: { job: mailDocumentJob, began: 'mail_started_at' },
} as const;
export type Step = keyof typeof TURNS;
export const STEPS = ['render', 'mail'] as const satisfies readonly Step[];

const next = z.array(z.object({ hash: z.string() }));
const wait = z.array(z.object({ at: z.date().nullable() }));

/**
 * The document whose turn it is, passing over those that others work on at this moment. Accounts take turns: next is the oldest
 * document of the account whose last one began longest ago, so that a person's only document waits for one of each other account
 * at most, however many those have ordered.
 */
export async function nextInTurn(db: Queryable, step: Step, passedOver: readonly string[]): Promise<string | null> {
  const { rows } = await db.query(
    `select hash from (
       select distinct on (account_id) hash, account_id, created_at from vitrine.document_request
       where status = 'pending' and step = $2 and coalesce(next_attempt_at, created_at) <= now() and hash <> all($1)
       order by account_id, created_at) first
     order by (select max(r.${TURNS[step].began}) from vitrine.document_request r where r.account_id = first.account_id) nulls first,
       created_at
     limit 1`,
    [passedOver, step],
  );
  return next.parse(rows)[0]?.hash ?? null;
}

const SOON_MS = 1000;

/** Asks for a turn: the job that waits already is enough, one that runs is followed by another. */
export const askForTurn = (db: Queryable, step: Step) => {
  const { job } = TURNS[step];
  return enqueue(db, job, {}, { key: job.name });
};

/**
 * Asks for a turn at the time of the next second try, if one waits, in a second at the soonest. It has a key of its own and so puts
 * off nothing that is due. What has been due for longer was passed over: it would be asked for without end.
 */
export async function askForLaterTurn(db: Queryable, step: Step): Promise<void> {
  const { rows } = await db.query(
    `select min(next_attempt_at) as at from vitrine.document_request
     where status = 'pending' and step = $1 and next_attempt_at > now() - interval '1 second'`,
    [step],
  );
  const at = wait.parse(rows)[0]?.at;
  const { job } = TURNS[step];
  if (!at) return;
  await enqueue(db, job, {}, { key: `${job.name}-later`, runAt: new Date(Math.max(at.getTime(), Date.now() + SOON_MS)) });
}

/** Asks for another look at documents that were locked. It has a key of its own for the same reason. */
export const askForTurnSoon = (db: Queryable, step: Step) => {
  const { job } = TURNS[step];
  return enqueue(db, job, {}, { key: `${job.name}-soon`, runAt: new Date(Date.now() + SOON_MS) });
};

/** A document that is due and has had no job for so long has lost it. */
export const ORPHAN_SECONDS = 15;

/** True when a document waits for this step and no job is there that takes it, or only one that comes much later. */
export async function isTurnForgotten(db: Queryable, step: Step): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from vitrine.document_request
     where status = 'pending' and step = $3 and coalesce(next_attempt_at, created_at) < now() - make_interval(secs => $1)
       and not exists (
         select 1 from graphile_worker.jobs
         where task_identifier = $2 and attempts < max_attempts
           and (locked_at is not null or run_at < now() + make_interval(secs => $1)))
     limit 1`,
    [ORPHAN_SECONDS, TURNS[step].job.name, step],
  );
  return rowCount !== 0;
}
