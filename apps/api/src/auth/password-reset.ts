import { passwordResetRequest } from '@vitrine/contract/password-reset.ts';
import { doneAnswer } from '@vitrine/contract/registration.ts';
import { writeAskedMail } from '@vitrine/jobs/asked-mail.ts';
import { transaction } from '@vitrine/server/database.ts';
import type { ApiContext, App } from '../context.ts';
import { byNetwork, limiter } from '../http/limits.ts';
import { BODY_PROBLEMS, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { requireSite } from '../http/site-language.ts';
import { mayMail } from './may-mail.ts';

/**
 * `POST auth/password-reset`. A mail is written for any address; the worker makes the code and sends it if there is an account.
 * So what is done and answered here is the same for all.
 */
export function passwordReset(app: App, context: ApiContext) {
  const { limits, pool } = context;
  app.post(
    '/auth/password-reset',
    {
      schema: {
        tags: ['auth'],
        summary: 'Ask for a new password',
        description:
          'JSON or form-encoded. Sends a mail with a link if the address has an account; the answer is the same for every address, and few mails an hour go to one.',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: callHeaders,
        body: passwordResetRequest,
        response: { 202: jsonApi('A mail is sent if there is an account.', doneAnswer), ...problems(...BODY_PROBLEMS) },
      },
      onRequest: limiter(app, limits.mails, byNetwork('mails')),
    },
    async (request, reply) => {
      const site = requireSite(request);
      const { email: recipient } = request.body;
      const isMailed = await mayMail(context, 'password-reset', { mailbox: recipient, ip: request.ip });
      await transaction(pool, (db) =>
        writeAskedMail(db, isMailed, { kind: 'password-reset', recipient, language: site, accountId: null, data: {} }),
      );
      return reply.code(202).send({ data: { success: true as const } });
    },
  );
}
