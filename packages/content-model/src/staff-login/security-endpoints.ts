import { sessionIdOf } from '@vitrine/accounts/sessions/session-id.ts';
import { colleagueRequest, endSessionsRequest, enrolRequest, factorRequest } from '@vitrine/accounts/staff/staff-contract.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isAdministrator } from '../access/is-administrator.ts';
import { answered, badRequest, forbidden, jsonBody } from '../access/staff-endpoint.ts';
import type { ContentEnvironment } from '../environment.ts';
import { deleteMember } from './delete-member.ts';
import {
  beginOwnEnrolment,
  endOwnSessions,
  enrolOwn,
  type Member,
  readOwnSecurity,
  removeOwnFactor,
  renewOwnCodes,
  resetFactorOf,
} from './own-security.ts';
import { MustWait } from './staff-throttle.ts';

function memberOf({ user }: PayloadRequest): Member | null {
  if (user?.collection !== 'staff') return null;
  return { id: String(user.id), email: user.email, roles: user.roles, sessionId: sessionIdOf(user) };
}

/** What is done of what somebody asked for, or why not. Too many tries are a refusal too. */
async function answerOf(asked: Promise<object>): Promise<Response> {
  const result = await asked.catch((error: unknown) => {
    if (error instanceof MustWait) return { refused: 'wait' };
    throw error;
  });
  return 'refused' in result ? answered({ reason: result.refused }, 409) : answered(result);
}

/** An endpoint for any member of staff about themselves. */
const own = <B extends z.ZodType>(
  method: 'get' | 'post',
  path: string,
  body: B,
  work: (req: PayloadRequest, member: Member, body: z.output<B>) => Promise<object>,
): Endpoint => ({
  method,
  path: `/security${path}`,
  async handler(req) {
    const member = memberOf(req);
    if (!member) return forbidden(req);
    const given = body.safeParse(method === 'get' ? {} : await jsonBody(req));
    if (!given.success) return badRequest();
    return answerOf(work(req, member, given.data));
  },
});

const codes = (changed: { done: string[] } | { refused: string }) =>
  'done' in changed ? { recoveryCodes: changed.done } : changed;

/** An endpoint for administrators about a colleague, with their own password; what is their own they do with a code, or not. */
const ofColleague = (
  path: string,
  work: (req: PayloadRequest, administrator: Member, given: { staffId: string; password: string }) => Promise<object>,
): Endpoint => ({
  method: 'post',
  path: `/:id${path}`,
  async handler(req) {
    const member = memberOf(req);
    if (!isAdministrator({ req }) || !member) return forbidden(req);
    const id = z.uuid().safeParse(req.routeParams?.id);
    const given = colleagueRequest.safeParse(await jsonBody(req));
    if (!id.success || id.data === member.id || !given.success) return badRequest();
    return answerOf(work(req, member, { staffId: id.data, password: given.data.password }));
  },
});

/** Second factor and sessions of staff: the own ones, an administrator's help for who has lost a phone, and the end of who has left. */
export const securityEndpoints = (environment: ContentEnvironment): Endpoint[] => [
  own('get', '/own', z.object({}), (req, member) => readOwnSecurity(req, environment, member)),
  own('post', '/begin', z.object({}), async (_, member) => beginOwnEnrolment(environment, member)),
  own('post', '/enrol', enrolRequest, async (req, member, body) => codes(await enrolOwn(req, environment, member, body))),
  own('post', '/recovery-codes', factorRequest, async (req, member, body) =>
    codes(await renewOwnCodes(req, environment, member, body)),
  ),
  own('post', '/remove', factorRequest, (req, member, body) => removeOwnFactor(req, environment, member, body)),
  own('post', '/end-sessions', endSessionsRequest, endOwnSessions),
  ofColleague('/reset-second-factor', resetFactorOf),
  ofColleague('/delete', deleteMember),
];
