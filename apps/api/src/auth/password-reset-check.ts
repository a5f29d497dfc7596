import { passwordResetCheckRequest } from '@vitrine/contract/password-reset.ts';
import { doneAnswer } from '@vitrine/contract/registration.ts';
import type { ApiContext, App } from '../context.ts';
import { byNetwork, limiter } from '../http/limits.ts';
import { throwRefused } from '../http/refused-fields.ts';
import { BODY_PROBLEMS, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { accountOfLink, CODE_INVALID } from './account-of-link.ts';

/**
 * `POST auth/password-reset/check`: whether a mailed link still holds, so that its page says at once when it does not. It is refused
 * as `set-password` refuses it, and counts as a try just so: nothing is learned here that is not learned there.
 */
export function passwordResetCheck(app: App, context: ApiContext) {
  app.post(
    '/auth/password-reset/check',
    {
      schema: {
        tags: ['auth'],
        summary: 'Check the link to a new password',
        description: 'With id and code of a mailed link. Nothing is used up.',
        headers: callHeaders,
        body: passwordResetCheckRequest,
        response: { 200: jsonApi('The link holds.', doneAnswer), ...problems(...BODY_PROBLEMS) },
      },
      onRequest: limiter(app, context.limits.exchange, byNetwork('password-reset-check')),
    },
    async (request) => {
      if (!(await accountOfLink(request, context))) throwRefused([CODE_INVALID]);
      return { data: { success: true as const } };
    },
  );
}
