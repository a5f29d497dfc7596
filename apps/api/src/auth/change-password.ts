import { type Account, findAccount, lockCredentials } from '@vitrine/accounts/customers/account-repository.ts';
import { holdSession } from '@vitrine/accounts/sessions/session-repository.ts';
import { askerOf } from '@vitrine/accounts/throttle/asker.ts';
import { changePasswordRequest } from '@vitrine/contract/password-reset.ts';
import { doneAnswer } from '@vitrine/contract/registration.ts';
import { transaction } from '@vitrine/server/database.ts';
import type { FastifyRequest } from 'fastify';
import type { ApiContext, App } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { refusedFields, textIn, throwRefused } from '../http/refused-fields.ts';
import { BEARER, BODY_PROBLEMS, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { checkCurrentPassword, PASSWORD_WRONG } from './current-password.ts';
import { wrongNewPassword } from './new-password-fields.ts';
import { replacePassword } from './replace-password.ts';
import { accessOf, requireAccess } from './require-access.ts';

/** Compares field `password` of a body, which was not checked yet, with the account's; null without one to check. */
async function checkPresent(request: FastifyRequest, context: ApiContext) {
  const password = textIn(request.body, 'password');
  if (!password || refusedFields(request).some(({ pointer }) => pointer === 'password')) return null;
  return checkCurrentPassword(accessOf(request), password, context);
}

interface Change {
  sessionId: string;
  former: string | null;
  passwordHash: string;
}

/**
 * Sets the new password if nothing has happened since the present one was compared: it is still the account's, and the session
 * is still valid. A reset by mail that came first is not undone by who was logged in before. Null otherwise.
 */
function change({ pool }: ApiContext, account: Account, { sessionId, former, passwordHash }: Change) {
  return transaction(pool, async (db) => {
    const present = await lockCredentials(db, account.id, 'update');
    if (present?.state !== 'active' || present.password_hash !== former || !(await holdSession(db, sessionId))) return null;
    return replacePassword(db, { account, passwordHash, keptSession: sessionId, action: 'password-changed' });
  });
}

/** `POST auth/change-password`: by who knows the present one; every other session ends. */
export function changePassword(app: App, context: ApiContext) {
  const { access, passwords, pool } = context;
  app.post(
    '/auth/change-password',
    {
      schema: {
        tags: ['auth'],
        summary: 'Change the password',
        description: 'This session goes on, every other ends. `newPassword` may have several errors.',
        headers: callHeaders,
        security: BEARER,
        body: changePasswordRequest,
        response: { 200: jsonApi('The new password holds.', doneAnswer), ...problems(401, ...BODY_PROBLEMS) },
      },
      attachValidation: true,
      onRequest: requireAccess(access, 'user'),
    },
    async (request) => {
      const { accountId, sessionId } = accessOf(request);
      const account = await findAccount(pool, accountId);
      if (account?.state !== 'active') throw new Problem('notLoggedIn');
      const checked = await checkPresent(request, context);
      throwRefused([
        ...refusedFields(request),
        ...(checked?.isRight === false ? [PASSWORD_WRONG] : []),
        ...(await wrongNewPassword(request, account)),
      ]);
      const passwordHash = await passwords.hash(askerOf(accountId), request.body.newPassword);
      const ended = await change(context, account, { sessionId, former: checked?.hash ?? null, passwordHash });
      if (!ended) throw new Problem('notLoggedIn');
      for (const id of ended) access.forget(id);
      return { data: { success: true as const } };
    },
  );
}
