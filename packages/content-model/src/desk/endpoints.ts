import type { Transaction } from '@vitrine/jobs/job.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isApprover } from '../access/is-approver.ts';
import { logRefusal } from '../access/log-refusal.ts';
import { contentTransaction } from '../hooks/content-transaction.ts';
import { adminLanguage } from '../records/label-text.ts';
import { readAudit } from './audit-log.ts';
import { decide } from './decide.ts';
import { carryOut, readDeletions } from './deletions.ts';
import {
  auditAnswer,
  auditQuery,
  decisionsAnswer,
  decisionsRequest,
  deletionsAnswer,
  doneAnswer,
  mailsAnswer,
  queueAnswer,
  undoAnswer,
  undoRequest,
} from './desk-contract.ts';
import { readMails, sendAgain } from './mails.ts';
import { readQueue } from './read-queue.ts';
import { undo } from './undo.ts';

const refused = (status: 400 | 403, message: string) => Response.json({ errors: [{ message }] }, { status });

interface Call {
  req: PayloadRequest;
  db: Transaction;
  staffId: string;
  /** Runs work in a transaction of its own. */
  alone: <T>(work: (db: Transaction) => Promise<T>) => Promise<T>;
}

/**
 * An endpoint of the desk: for approvers and administrators. Who asks is known by the cookie, which Payload takes from pages of
 * this origin only.
 */
function endpoint<A extends z.ZodType>(
  method: 'get' | 'post',
  path: string,
  answer: A,
  work: (call: Call) => Promise<z.input<A>>,
): Endpoint {
  return {
    method,
    path: `/desk${path}`,
    async handler(req) {
      if (!isApprover({ req }) || !req.user) {
        logRefusal(req);
        return refused(403, 'Forbidden');
      }
      const { pool } = req.payload.db;
      try {
        const result = await work({
          req,
          db: pool,
          staffId: String(req.user.id),
          alone: (one) => contentTransaction(req.payload, one),
        });
        return Response.json(answer.parse(result), { headers: { 'Cache-Control': 'no-store' } });
      } catch (error) {
        if (error instanceof BadRequest) return refused(400, error.message);
        throw error;
      }
    },
  };
}

class BadRequest extends Error {
  override name = 'BadRequest';
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new BadRequest(z.prettifyError(result.error));
}

const bodyOf = async <S extends z.ZodType>(req: PayloadRequest, schema: S): Promise<z.output<S>> =>
  parsed(schema, await req.json?.().catch(() => undefined));

const idOf = (req: PayloadRequest) => parsed(z.uuid(), req.routeParams?.id);

/** The approver's desk, below the accounts' REST API. One transaction a decision: of many, those that can be taken are. */
export const deskEndpoints: Endpoint[] = [
  endpoint('get', '/queue', queueAnswer, ({ req, db }) => readQueue(db, adminLanguage(req))),
  endpoint('post', '/decisions', decisionsAnswer, async ({ req, staffId, alone }) => {
    const { decisions } = await bodyOf(req, decisionsRequest);
    const results = [];
    for (const decision of decisions) results.push(await alone((db) => decide(db, decision, staffId)));
    return { results };
  }),
  endpoint('post', '/undo', undoAnswer, async ({ req, staffId, alone }) => {
    const { decisionIds } = await bodyOf(req, undoRequest);
    const results = [];
    for (const decisionId of decisionIds) {
      results.push({ decisionId, undone: await alone((db) => undo(db, decisionId, staffId)) });
    }
    return { results };
  }),
  endpoint('get', '/mails', mailsAnswer, ({ db }) => readMails(db)),
  endpoint('post', '/mails/:id/send', doneAnswer, async ({ req, staffId, alone }) => {
    const id = idOf(req);
    return { done: await alone((db) => sendAgain(db, id, staffId)) };
  }),
  endpoint('get', '/deletions', deletionsAnswer, async ({ db }) => ({ deletions: await readDeletions(db) })),
  endpoint('post', '/deletions/:id/carry-out', doneAnswer, async ({ req, staffId, alone }) => {
    const id = idOf(req);
    return { done: await alone((db) => carryOut(db, id, staffId)) };
  }),
  endpoint('get', '/audit', auditAnswer, ({ req, db }) => {
    const given = Object.fromEntries([...req.searchParams].filter(([, value]) => value !== ''));
    return readAudit(db, parsed(auditQuery, given));
  }),
];
