import { randomUUID } from 'node:crypto';
import type { Account } from '@vitrine/accounts/customers/account-repository.ts';
import {
  type Deletion,
  insertDeletion,
  openDeletion,
  withdrawDeletion,
} from '@vitrine/accounts/customers/deletion-repository.ts';
import { deletionAnswer } from '@vitrine/contract/my-data.ts';
import { writeMail } from '@vitrine/jobs/send-mail.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { type Pool, transaction } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { requireAccess } from '../auth/require-access.ts';
import type { ApiContext, App } from '../context.ts';
import { byAccount, limiter } from '../http/limits.ts';
import { BEARER, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { sendNothing } from '../http/send-nothing.ts';
import { holdAccount, ownAccount } from './own-account.ts';

export const presentDeletion = (deletion: Deletion) => ({
  requestedAt: deletion.requested_at.toISOString(),
  dueAt: deletion.due_at.toISOString(),
});

/** The request that is open now; asked for twice it stays the first, and one mail tells of it. */
function request(pool: Pool, account: Account): Promise<Deletion> {
  return transaction(pool, async (db) => {
    await holdAccount(db, account.id);
    const made = await insertDeletion(db, randomUUID(), account.id);
    const deletion = made ?? (await openDeletion(db, account.id));
    if (!deletion) throw new Error('a deletion request was neither made nor open');
    if (!made) return deletion;
    await writeAudit(db, {
      actor: { kind: 'account', id: account.id },
      action: 'deletion-requested',
      subject: { kind: 'account', id: account.id },
    });
    await writeMail(db, {
      kind: 'deletion-requested',
      recipient: account.email,
      language: account.language,
      accountId: account.id,
      data: { dueAt: deletion.due_at.toISOString() },
    });
    return deletion;
  });
}

/** `POST user/current/deletion-request`: asks for the account and what belongs to it to be deleted. */
export function requestDeletion(app: App, { access, limits, pool }: ApiContext) {
  app.post(
    '/user/current/deletion-request',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Ask to be deleted',
        description: 'Carried out within 30 days; until then it can be withdrawn.',
        headers: callHeaders,
        security: BEARER,
        response: { 201: jsonApi('The request that is open.', deletionAnswer), ...problems(401) },
      },
      onRequest: requireAccess(access, 'user'),
      preHandler: limiter(app, limits.deletionRequests, byAccount('deletion requests')),
    },
    async (call, reply) => {
      const deletion = await request(pool, await ownAccount(pool, call));
      return reply.code(201).send({ data: presentDeletion(deletion) });
    },
  );
}

/** `DELETE user/current/deletion-request`: withdraws it. Without one there is nothing to do. */
export function withdrawDeletionRequest(app: App, { access, pool }: ApiContext) {
  app.delete(
    '/user/current/deletion-request',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Withdraw my deletion request',
        headers: callHeaders,
        security: BEARER,
        response: { 204: z.null().describe('No request is open.'), ...problems(401) },
      },
      onRequest: requireAccess(access, 'user'),
    },
    async (call, reply) => {
      const { id } = await ownAccount(pool, call);
      await transaction(pool, async (db) => {
        // A person who is being deleted meanwhile is not told that they stay.
        await holdAccount(db, id);
        const withdrawn = await withdrawDeletion(db, id);
        const self = { kind: 'account', id } as const;
        if (withdrawn) await writeAudit(db, { actor: self, action: 'deletion-withdrawn', subject: self });
      });
      return sendNothing(reply, 204);
    },
  );
}
