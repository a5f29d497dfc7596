import { createHash } from 'node:crypto';
import { loginAnswer, loginRequest } from '@vitrine/contract/auth.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findCredentials } from '../accounts/account-repository.ts';
import { limiter } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { BODY_PROBLEMS, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { requireSite } from '../http/site-language.ts';
import type { App, Parts } from '../parts.ts';
import { userAgentOf } from './bearer.ts';
import { loginAnswerOf } from './login-answer.ts';

const body = loginRequest.check(
  z.meta({
    examples: [{ credentials: { username: 'vertrieb@vitrine.example', password: 'vitrine-demo-2026' }, longTermLogin: '0' }],
  }),
);

const accountKey = (username: string) => createHash('sha256').update(username.trim().toLowerCase()).digest('base64url');

/**
 * `POST auth/login`. A wrong password and an unknown account get the same answer after the same work; that an account
 * is not active is told only to who knows its password.
 */
export function login(app: App, { pool, sessions, passwords, knownNetworks, limits }: Parts) {
  const byAddress = limiter(app, limits.loginByAddress, (request) => `login ${request.ip}`);
  const usernameOf = ({ body }: FastifyRequest) => loginRequest.parse(body).credentials.username;
  const byPair = limiter(app, limits.loginByAccountAndAddress, (r) => `login ${accountKey(usernameOf(r))} ${r.ip}`);
  const byAccount = limiter(
    app,
    limits.loginByAccount,
    (r) => `login ${accountKey(usernameOf(r))}`,
    (r) => knownNetworks.knows(usernameOf(r), r.ip),
  );
  app.post(
    '/auth/login',
    {
      schema: {
        tags: ['auth'],
        summary: 'Log in',
        description: 'Form-encoded (credentials[username], credentials[password], longTermLogin) or the same as JSON.',
        consumes: ['application/x-www-form-urlencoded', 'application/json'],
        headers: callHeaders,
        body,
        response: { 200: jsonApi('A new session.', loginAnswer), ...problems(401, 403, ...BODY_PROBLEMS) },
      },
      onRequest: byAddress,
      preHandler: [byPair, byAccount],
    },
    async (request) => {
      const site = requireSite(request);
      const { credentials, longTermLogin } = request.body;
      const account = await findCredentials(pool, credentials.username);
      const right = await passwords.verify(account?.password_hash ?? null, credentials.password);
      if (!account || !right) throw new Problem('loginFailed');
      if (account.state === 'pending') throw new Problem('accountPending');
      if (account.state === 'blocked') throw new Problem('accountBlocked');
      const tokens = await sessions.open(account.id, { longTerm: longTermLogin === '1', userAgent: userAgentOf(request) });
      await knownNetworks.remember(account.id, request.ip);
      return loginAnswerOf(tokens, site);
    },
  );
}
