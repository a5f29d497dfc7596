import { type Account, lockCredentials } from '@vitrine/accounts/customers/account-repository.ts';
import { takePasswordReset } from '@vitrine/accounts/customers/password-reset-repository.ts';
import { hashOfCode } from '@vitrine/accounts/mailed-codes/mail-code.ts';
import { askerOf } from '@vitrine/accounts/throttle/asker.ts';
import { setPasswordRequest } from '@vitrine/contract/password-reset.ts';
import { doneAnswer } from '@vitrine/contract/registration.ts';
import { transaction } from '@vitrine/server/database.ts';
import type { ApiContext, App } from '../context.ts';
import { byNetwork, limiter } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { refusedFields, throwRefused } from '../http/refused-fields.ts';
import { BODY_PROBLEMS, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { accountOfLink, CODE_INVALID } from './account-of-link.ts';
import { wrongNewPassword } from './new-password-fields.ts';
import { replacePassword } from './replace-password.ts';

/** `POST auth/password-reset/set-password`: a new password by the code of a mailed link. */
export function setPassword(app: App, context: ApiContext) {
  const { access, trustedNetworks, limits, passwords, pool, throttle } = context;

  /** Once even when the link is followed twice at once; false when it has been used meanwhile. */
  async function set(account: Account, { id, code }: { id: string; code: string }, passwordHash: string, ip: string) {
    const ended = await transaction(pool, async (db) => {
      // Before its links, as blocking takes them: of the two the second one sees what the first one did.
      await lockCredentials(db, account.id, 'update');
      if (!(await takePasswordReset(db, id, hashOfCode(code)))) return null;
      const ids = await replacePassword(db, { account, passwordHash, keptSession: null, action: 'password-reset' });
      if (ids) await trustedNetworks.remember(account.id, ip, db);
      return ids;
    });
    for (const sessionId of ended ?? []) access.forget(sessionId);
    return ended !== null;
  }

  app.post(
    '/auth/password-reset/set-password',
    {
      schema: {
        tags: ['auth'],
        summary: 'Set a new password',
        description:
          'With id and code of a mailed link, once and within 60 minutes, as long as the account is neither declined nor blocked; JSON or form-encoded. Every session ends. `newPassword` may have several errors.',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: callHeaders,
        body: setPasswordRequest,
        response: { 200: jsonApi('The new password holds.', doneAnswer), ...problems(...BODY_PROBLEMS) },
      },
      attachValidation: true,
      onRequest: limiter(app, limits.exchange, byNetwork('set-password')),
    },
    async (request) => {
      const refused = refusedFields(request);
      const account = await accountOfLink(request, context);
      throwRefused([...refused, ...(await wrongNewPassword(request, account)), ...(account ? [] : [CODE_INVALID])]);
      if (!account) throw new Problem('internal');
      const passwordHash = await passwords.hash(askerOf(account.id), request.body.newPassword);
      if (!(await set(account, request.body, passwordHash, request.ip))) throwRefused([CODE_INVALID]);
      await throttle.clear('login', account.email);
      return { data: { success: true as const } };
    },
  );
}
