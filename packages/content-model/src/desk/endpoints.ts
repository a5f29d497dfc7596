import { readAudit } from '@vitrine/accounts/desk/audit-log.ts';
import { changeState } from '@vitrine/accounts/desk/change-state.ts';
import { decideAll } from '@vitrine/accounts/desk/decide.ts';
import { carryOut, readDeletions } from '@vitrine/accounts/desk/deletions.ts';
import {
  auditAnswer,
  auditQuery,
  decisionsAnswer,
  decisionsRequest,
  deletionsAnswer,
  documentsAnswer,
  doneAnswer,
  mailHoldAnswer,
  mailHoldRequest,
  mailsAnswer,
  queueAnswer,
  stateChange,
  stateChangeAnswer,
  undoAnswer,
  undoRequest,
} from '@vitrine/accounts/desk/desk-contract.ts';
import { updateDuplicateTokens } from '@vitrine/accounts/desk/duplicate-detection/token-index.ts';
import { readDocuments, tryAgain } from '@vitrine/accounts/desk/failed-documents.ts';
import { pauseMail, readMailHold } from '@vitrine/accounts/desk/mail-hold.ts';
import { readMails, sendAgain } from '@vitrine/accounts/desk/mails.ts';
import { readQueue } from '@vitrine/accounts/desk/read-queue.ts';
import { undoAll } from '@vitrine/accounts/desk/undo.ts';
import type { Transaction } from '@vitrine/jobs/job.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isApprover } from '../access/is-approver.ts';
import { staffEndpoint } from '../access/staff-endpoint.ts';
import { contentTransaction } from '../hooks/content-transaction.ts';
import { adminLanguage } from '../records/label-text.ts';
import { staffQueries } from '../requests/staff-reads.ts';

interface Call {
  req: PayloadRequest;
  db: Transaction;
  staffId: string;
  /** Runs work in a transaction of its own. */
  alone: <T>(work: (db: Transaction) => Promise<T>) => Promise<T>;
}

/** An endpoint of the desk: for approvers and administrators. */
const endpoint = <I extends z.ZodType, A extends z.ZodType<object>>(
  method: 'get' | 'post',
  path: string,
  schemas: [I, A],
  work: (call: Call, given: z.output<I>) => Promise<z.input<A>>,
): Endpoint =>
  staffEndpoint(isApprover, method, `/desk${path}`, schemas, (req, given) => {
    const { payload, user } = req;
    return work(
      { req, db: staffQueries(req), staffId: String(user.id), alone: (one) => contentTransaction(payload, one) },
      given,
    );
  });

const nothing = z.object({});
const byId = z.object({ id: z.uuid() });
const byHash = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });

/** The approver's desk, below the accounts' REST API. What is asked for in one call is done as a whole or not at all. */
export const deskEndpoints: Endpoint[] = [
  endpoint('get', '/queue', [nothing, queueAnswer], async ({ req, db, alone }) => {
    await updateDuplicateTokens(db, alone);
    return readQueue(db, adminLanguage(req));
  }),
  endpoint('post', '/decisions', [decisionsRequest, decisionsAnswer], async ({ staffId, alone }, { decisions }) => ({
    results: await alone((db) => decideAll(db, decisions, staffId)),
  })),
  endpoint('post', '/undo', [undoRequest, undoAnswer], async ({ staffId, alone }, { decisionIds }) => ({
    results: await alone((db) => undoAll(db, decisionIds, staffId)),
  })),
  endpoint(
    'post',
    '/accounts/:id/state',
    [stateChange.extend(byId.shape), stateChangeAnswer],
    ({ staffId, alone }, { id, ...change }) => alone((db) => changeState(db, { accountId: id, staffId, ...change })),
  ),
  endpoint('get', '/mails', [nothing, mailsAnswer], ({ db }) => readMails(db)),
  endpoint('post', '/mails/:id/send', [byId, doneAnswer], async ({ staffId, alone }, { id }) => ({
    done: await alone((db) => sendAgain(db, id, staffId)),
  })),
  endpoint('get', '/documents', [nothing, documentsAnswer], ({ db }) => readDocuments(db)),
  endpoint('post', '/documents/:id/again', [byHash, doneAnswer], async ({ staffId, alone }, { id }) => ({
    done: await alone((db) => tryAgain(db, id, staffId)),
  })),
  endpoint('get', '/mail-hold', [nothing, mailHoldAnswer], ({ db }) => readMailHold(db)),
  endpoint('post', '/mail-hold', [mailHoldRequest, doneAnswer], async ({ staffId, alone }, { isPaused }) => ({
    done: await alone((db) => pauseMail(db, isPaused, staffId)),
  })),
  endpoint('get', '/deletions', [nothing, deletionsAnswer], async ({ db }) => ({ deletions: await readDeletions(db) })),
  endpoint('post', '/deletions/:id/carry-out', [byId, doneAnswer], async ({ staffId, alone }, { id }) => ({
    done: await alone((db) => carryOut(db, id, staffId)),
  })),
  endpoint('get', '/audit', [auditQuery, auditAnswer], ({ db }, query) => readAudit(db, query)),
];
