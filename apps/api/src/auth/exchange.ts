import { exchangeRequest, loginAnswer } from '@vitrine/contract/auth.ts';
import type { ApiContext, App } from '../context.ts';
import { byNetwork, limiter } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { BODY_PROBLEMS, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { requireSite } from '../http/site-language.ts';
import { userAgentOf } from './bearer.ts';
import { loginAnswerOf } from './login-answer.ts';
import { setPageCookie } from './page-cookie.ts';

/** `POST auth/exchange`: the one-time code of `?auth-token=` for a session; answers as login does. */
export function exchange(app: App, { sessions, limits, environment }: ApiContext) {
  app.post(
    '/auth/exchange',
    {
      schema: {
        tags: ['auth'],
        summary: 'Exchange a one-time code',
        headers: callHeaders,
        body: exchangeRequest,
        response: { 200: jsonApi('A new session.', loginAnswer), ...problems(401, ...BODY_PROBLEMS) },
      },
      onRequest: limiter(app, limits.exchange, byNetwork('exchange')),
    },
    async (request, reply) => {
      const site = requireSite(request);
      const tokens = await sessions.openByCode(request.body.code, userAgentOf(request));
      request.subject = tokens?.accountId ?? null;
      if (!tokens) throw new Problem('codeInvalid');
      setPageCookie(reply, environment, { sessionId: tokens.sessionId, site });
      return loginAnswerOf(tokens, site);
    },
  );
}
