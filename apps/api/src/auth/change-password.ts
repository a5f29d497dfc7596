import { changePasswordRequest } from '@vitrine/contract/password-reset.ts';
import { doneAnswer } from '@vitrine/contract/registration.ts';
import { transaction } from '@vitrine/server/database.ts';
import type { FastifyRequest } from 'fastify';
import { type Account, findAccount, findPasswordHash } from '../accounts/account-repository.ts';
import { Problem } from '../http/problem.ts';
import { refusedFields, textIn, throwRefused } from '../http/refused-fields.ts';
import { BEARER, BODY_PROBLEMS, callHeaders, jsonApi, problems } from '../http/schema.ts';
import type { App, Parts } from '../parts.ts';
import { wrongNewPassword } from './new-password-fields.ts';
import { replacePassword } from './replace-password.ts';
import { accessOf, requireAccess } from './require-access.ts';

/** Whether field `password` of a body, which nobody has checked yet, is the account's; null without one to check. */
async function isPresentPassword(request: FastifyRequest, account: Account, { passwords, pool, throttle }: Parts) {
  const password = textIn(request.body, 'password');
  if (!password || refusedFields(request).some(({ pointer }) => pointer === 'password')) return null;
  const attempt = await throttle.begin({ secret: 'change-password', account: account.id, address: null });
  try {
    const right = await passwords.verify(await findPasswordHash(pool, account.id), password);
    await (right ? attempt.succeeded() : attempt.failed());
    return right;
  } catch (error) {
    await attempt.withdrawn();
    throw error;
  }
}

/** `POST auth/change-password`: by who knows the present one; every other session ends. */
export function changePassword(app: App, parts: Parts) {
  const { access, passwords, pool } = parts;
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
      const isWrong = (await isPresentPassword(request, account, parts)) === false;
      throwRefused([
        ...refusedFields(request),
        ...(isWrong ? [{ pointer: 'password', code: 'passwordWrong' }] : []),
        ...(await wrongNewPassword(request, account)),
      ]);
      const passwordHash = await passwords.hash(request.body.newPassword);
      const ended = await transaction(pool, (db) =>
        replacePassword(db, { account, passwordHash, keptSession: sessionId, action: 'password-changed' }),
      );
      if (!ended) throw new Problem('notLoggedIn');
      for (const id of ended) access.forget(id);
      return { data: { success: true as const } };
    },
  );
}
