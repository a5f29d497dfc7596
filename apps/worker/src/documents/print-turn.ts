import { enqueue } from '@vitrine/jobs/job.ts';
import { makeDocumentJob } from '@vitrine/jobs/make-document.ts';
import { printDocumentJob } from '@vitrine/jobs/print-document.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

/**
 * Accounts take turns: next is the oldest document of the account whose last print began longest ago, so that somebody's one
 * document waits for one print of each other account at most, however many those have ordered.
 */
const NEXT = `select hash from (
    select distinct on (account_id) hash, account_id, created_at from vitrine.document_request
    where status = 'pending' and step = 'render' and coalesce(next_attempt_at, created_at) <= now() and hash <> all($1)
    order by account_id, created_at) first
  order by (select max(p.print_started_at) from vitrine.document_request p where p.account_id = first.account_id) nulls first,
    created_at
  limit 1`;

const next = z.array(z.object({ hash: z.string() }));
const wait = z.array(z.object({ at: z.date().nullable() }));

/** The document whose turn it is, passing over those that others print at this moment. */
export async function nextToPrint(db: Queryable, passedOver: readonly string[]): Promise<string | null> {
  const { rows } = await db.query(NEXT, [passedOver]);
  return next.parse(rows)[0]?.hash ?? null;
}

/** Asks for a print: the job that waits already is enough, one that runs is followed by another. */
export const askForPrint = (db: Queryable) => enqueue(db, printDocumentJob, {}, { key: printDocumentJob.name });

/** Asks for a print at the time of the next second try, if one waits. It has a key of its own and so puts off nothing that is due. */
export async function askForLaterPrint(db: Queryable): Promise<void> {
  const { rows } = await db.query(
    `select min(next_attempt_at) as at from vitrine.document_request
     where status = 'pending' and step = 'render' and next_attempt_at is not null`,
  );
  const at = wait.parse(rows)[0]?.at;
  if (at) await enqueue(db, printDocumentJob, {}, { key: `${printDocumentJob.name}-later`, runAt: at });
}

const SOON_MS = 1000;

/** Asks for another look at documents that were locked. It has a key of its own for the same reason. */
export const askForPrintSoon = (db: Queryable) =>
  enqueue(db, printDocumentJob, {}, { key: `${printDocumentJob.name}-soon`, runAt: new Date(Date.now() + SOON_MS) });

/** Asks for the mail of a document that was printed. */
export const askForMail = (db: Queryable, hash: string) => enqueue(db, makeDocumentJob, { hash }, { key: hash });
