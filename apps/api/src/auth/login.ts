import { type Credentials, findCredentials, isAsked, setPasswordHash } from '@vitrine/accounts/customers/account-repository.ts';
import { isOutdated } from '@vitrine/accounts/passwords/password-hash.ts';
import { askerAt, askerOf } from '@vitrine/accounts/throttle/asker.ts';
import type { Asker } from '@vitrine/accounts/throttle/fair-queue.ts';
import { normalEmail } from '@vitrine/contract/account-email.ts';
import { loginAnswer, loginRequest } from '@vitrine/contract/auth.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext, App } from '../context.ts';
import { byNetwork, limiter, networkKey } from '../http/limits.ts';
import { Problem, type ProblemCode } from '../http/problem.ts';
import { BODY_PROBLEMS, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { requireSite } from '../http/site-language.ts';
import { userAgentOf } from './bearer.ts';
import { loginAnswerOf } from './login-answer.ts';
import { setPageCookie } from './page-cookie.ts';

const body = loginRequest.check(
  z.meta({
    examples: [{ credentials: { username: 'vertrieb@vitrine.example', password: 'vitrine-demo-2026' }, longTermLogin: '0' }],
  }),
);

/** Why an account cannot log in although its password is right. */
const CLOSED: Record<Exclude<Credentials['state'], 'active'>, ProblemCode> = {
  pending: 'accountPending',
  declined: 'accountDeclined',
  blocked: 'accountBlocked',
};

interface Given {
  email: string;
  password: string;
}

/** The account whose password this is, else null; the work is the same whether or not there is such an account. */
async function authenticate(request: FastifyRequest, context: ApiContext, asker: Asker, { email, password }: Given) {
  const { pool, passwords, throttle, trustedNetworks } = context;
  const { ip } = request;
  const isTrustedNetwork = await trustedNetworks.knows(email, ip);
  const attempt = await throttle.begin({ secret: 'login', account: email, address: ip, isTrustedNetwork });
  try {
    const account = await findCredentials(pool, email);
    request.subject = account?.id ?? null;
    const right = await passwords.verify(asker, account?.password_hash ?? null, password);
    if (!account || !right) {
      await attempt.failed();
      return null;
    }
    await attempt.succeeded();
    return account;
  } catch (error) {
    await attempt.withdrawn();
    throw error;
  }
}

/** Hashes the password again where the hash was made at another cost than today's: only now is it known. Answers the hash it has now. */
async function renewHash({ pool, passwords }: ApiContext, { id, password_hash: former }: Credentials, password: string) {
  if (former === null || !isOutdated(former)) return former;
  const next = await passwords.hash(askerOf(id), password);
  return (await setPasswordHash(pool, id, next, former)) ? next : former;
}

/** A session for who knows the password; null when its account was changed after the password had been compared. */
async function enter(request: FastifyRequest, context: ApiContext, { credentials, longTermLogin }: z.infer<typeof loginRequest>) {
  // By the network and not by the account: places that only owners get there would say whose account is known.
  const asker = askerAt(request.ip, await context.trustedNetworks.knowsAnybody(request.ip));
  const given = { email: normalEmail(credentials.username), password: credentials.password };
  const account = await authenticate(request, context, asker, given);
  if (!account) throw new Problem('loginFailed');
  if (account.state === 'pending' && (await isAsked(context.pool, account.id))) throw new Problem('accountAsked');
  if (account.state !== 'active') throw new Problem(CLOSED[account.state]);
  const passwordHash = await renewHash(context, account, given.password);
  return context.sessions.open(account.id, {
    longTerm: longTermLogin === '1',
    userAgent: userAgentOf(request),
    passwordHash,
    alongside: (db) => context.trustedNetworks.remember(account.id, request.ip, db),
  });
}

/**
 * Counts log-ins by network. Where a person was logged in before, calls beyond that are counted by the e-mail that is given, whether or
 * not it has an account: the answer says nothing about who is known there.
 */
function limitLogins(app: App, { limits, trustedNetworks }: ApiContext) {
  const countNetwork = limiter(app, limits.loginByAddress, byNetwork('login'));
  const countPerson = limiter(app, limits.loginByPerson, (request) => {
    const { credentials } = loginRequest.parse(request.body);
    return networkKey(`login ${normalEmail(credentials.username)}`, request);
  });
  /** Those beyond the limit of their network. */
  const beyond = new WeakSet<FastifyRequest>();
  return {
    async onRequest(request: FastifyRequest) {
      try {
        await countNetwork(request);
      } catch (error) {
        if (!(await trustedNetworks.knowsAnybody(request.ip))) throw error;
        beyond.add(request);
      }
    },
    // After the body, which says who is asking to be let in.
    async preHandler(request: FastifyRequest) {
      if (beyond.has(request)) await countPerson(request);
    },
  };
}

/**
 * `POST auth/login`. A wrong password and an unknown account get the same answer after the same work; that an account
 * is not active is told only to who knows its password.
 */
export function login(app: App, context: ApiContext) {
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
      ...limitLogins(app, context),
    },
    async (request, reply) => {
      const site = requireSite(request);
      // The second look says why the first did not do: a new password, another state, or the same password hashed anew.
      const tokens = (await enter(request, context, request.body)) ?? (await enter(request, context, request.body));
      if (!tokens) throw new Problem('loginFailed');
      setPageCookie(reply, context.environment, { sessionId: tokens.sessionId, site });
      return loginAnswerOf(tokens, site);
    },
  );
}
