import { endAccountSessions } from '@vitrine/accounts/sessions/account-sessions.ts';
import { deviceOf } from '@vitrine/accounts/sessions/device.ts';
import { endOwnSession, listSessions } from '@vitrine/accounts/sessions/session-repository.ts';
import { endSessionRequest, endSessionsRequest, sessionsAnswer } from '@vitrine/contract/my-data.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { transaction } from '@vitrine/server/database.ts';
import { z } from 'zod';
import type { ApiContext, App } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, BODY_PROBLEMS, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { sendNothing } from '../http/send-nothing.ts';
import { verifyCurrentPassword } from './current-password.ts';
import { accessOf, requireAccess } from './require-access.ts';

const ENDED = z.null().describe('Ended.');

/** `GET auth/sessions`: where the account is logged in. */
export function ownSessions(app: App, { access, pool }: ApiContext) {
  app.get(
    '/auth/sessions',
    {
      schema: {
        tags: ['auth'],
        summary: 'My sessions',
        description:
          '`expiresAt`: when it is over if it is not used any more, 4 hours after the last use and 12 hours after the log-in; a long-term one 30 days after the log-in.',
        headers: callHeaders,
        security: BEARER,
        response: { 200: jsonApi('The sessions of the account, newest first.', sessionsAnswer), ...problems(401) },
      },
      onRequest: requireAccess(access, 'user'),
    },
    async (request) => {
      const { accountId, sessionId } = accessOf(request);
      const sessions = await listSessions(pool, accountId);
      return {
        data: sessions.map((session) => ({
          id: session.id,
          device: deviceOf(session.user_agent),
          longTerm: session.long_term,
          isCurrent: session.id === sessionId,
          startedAt: session.created_at.toISOString(),
          lastUsedAt: session.last_used_at.toISOString(),
          expiresAt: session.expires_at.toISOString(),
        })),
      };
    },
  );
}

/** `POST auth/sessions/{id}/end`: ends one session of the account, by who gives its password again (ASVS 5.0 7.5.2). */
export function endSession(app: App, context: ApiContext) {
  const { access, pool } = context;
  app.post(
    '/auth/sessions/:id/end',
    {
      schema: {
        tags: ['auth'],
        summary: 'End one of my sessions',
        description: 'Wants the password again. Sessions that were opened by a one-time code made in it end too.',
        headers: callHeaders,
        security: BEARER,
        params: z.object({ id: z.string() }),
        body: endSessionRequest,
        response: { 204: ENDED, ...problems(401, 404, ...BODY_PROBLEMS) },
      },
      onRequest: requireAccess(access, 'user'),
    },
    async (request, reply) => {
      const { accountId } = accessOf(request);
      const { id } = request.params;
      if (!z.uuid().safeParse(id).success) throw new Problem('notFound');
      await verifyCurrentPassword(accessOf(request), request.body.password, context);
      const ended = await transaction(pool, async (db) => {
        const ids = await endOwnSession(db, accountId, id);
        const actor = { kind: 'account', id: accountId } as const;
        if (ids.length > 0) await writeAudit(db, { actor, action: 'session-ended', subject: { kind: 'session', id } });
        return ids;
      });
      if (ended.length === 0) throw new Problem('notFound');
      for (const one of ended) access.forget(one);
      return sendNothing(reply, 204);
    },
  );
}

/** `POST auth/sessions/end`: ends every session of the account, or every other, by who gives its password again. */
export function endSessions(app: App, context: ApiContext) {
  const { access, pool } = context;
  app.post(
    '/auth/sessions/end',
    {
      schema: {
        tags: ['auth'],
        summary: 'End all my sessions',
        description: 'Wants the password again. With `except: "current"` the session of this call goes on.',
        headers: callHeaders,
        security: BEARER,
        body: endSessionsRequest,
        response: { 204: ENDED, ...problems(401, ...BODY_PROBLEMS) },
      },
      onRequest: requireAccess(access, 'user'),
    },
    async (request, reply) => {
      const { accountId, sessionId } = accessOf(request);
      const { password, except } = request.body;
      await verifyCurrentPassword(accessOf(request), password, context);
      const kept = except === 'current' ? sessionId : null;
      const self = { kind: 'account', id: accountId } as const;
      const ended = await transaction(pool, async (db) => {
        const ids = await endAccountSessions(db, accountId, 'ended', kept);
        await writeAudit(db, { actor: self, action: 'sessions-ended', subject: self, details: { count: ids.length } });
        return ids;
      });
      for (const id of ended) access.forget(id);
      return sendNothing(reply, 204);
    },
  );
}
