import { authCodeAnswer } from '@vitrine/contract/auth.ts';
import type { ApiContext, App } from '../context.ts';
import { byAccount, limiter } from '../http/limits.ts';
import { BEARER, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { accessOf, requireAccess } from './require-access.ts';

/** `POST auth/code`: a one-time code that opens a session of this account where it is followed as `?auth-token=`. */
export function code(app: App, { access, limits, sessions }: ApiContext) {
  app.post(
    '/auth/code',
    {
      schema: {
        tags: ['auth'],
        summary: 'Make a one-time code',
        description: 'For a link `/?auth-token=<code>` that is followed within two minutes.',
        headers: callHeaders,
        security: BEARER,
        response: { 201: jsonApi('The code.', authCodeAnswer), ...problems(401) },
      },
      config: { isUncounted: true },
      onRequest: [requireAccess(access, 'user'), limiter(app, limits.authCodes, byAccount('codes'))],
    },
    async (request, reply) => {
      const { accountId, sessionId } = accessOf(request);
      const made = await sessions.createCode({ accountId, sessionId });
      return reply.code(201).send({ data: { code: made.code, expiresAt: made.expiresAt.toISOString() } });
    },
  );
}
