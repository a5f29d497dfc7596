import type { PayloadRequest } from 'payload';
import type { ContentEnvironment } from './environment.ts';

/**
 * The mail by which staff set a new password. Payload would take the host of its link from the request, which behind a
 * proxy is not what people see; its setting `serverURL` would also make every address in the admin absolute, so that
 * in development only one of `localhost` and `127.0.0.1` worked.
 */
export function forgottenPassword({ publicUrl }: ContentEnvironment) {
  return {
    generateEmailHTML: ({ req, token }: { req?: PayloadRequest; token?: string } = {}) => {
      if (!req || !token) throw new Error('a mail for a new password needs its request and its token');
      const url = new URL(`${req.payload.config.routes.admin}${req.payload.config.admin.routes.reset}/${token}`, publicUrl);
      return [
        `<p>${req.t('authentication:youAreReceivingResetPassword')}</p>`,
        `<p><a href="${url.href}">${url.href}</a></p>`,
        `<p>${req.t('authentication:youDidNotRequestPassword')}</p>`,
      ].join('\n');
    },
  };
}
