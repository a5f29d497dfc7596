import { pingAnswer } from '@vitrine/contract/auth.ts';
import { HEADER_RELEASE, HEADER_WEB_BUILD } from '@vitrine/contract/headers.ts';
import type { ApiContext, App } from '../context.ts';
import { BEARER, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { requireSession } from './require-session.ts';
import { supportedVersion } from './supported-version.ts';

/**
 * `GET auth/ping`: whether the access token holds. With the refresh token, whether its session does: that neither uses the token
 * up nor counts as use of the session, so a page can ask on its own. The release in the header tells it in the same call what to load anew.
 */
export function ping(app: App, context: ApiContext) {
  app.get(
    '/auth/ping',
    {
      schema: {
        tags: ['auth'],
        summary: 'Check a token',
        description:
          'The bearer is the access token, or the refresh token, of whose session it then says whether it is active, a block or log-out elsewhere included at once; one that was exchanged more than seconds ago is refused. Neither is used up, and the session is not prolonged. A desktop app that is older than the server supports gets 404 (`appTooOld`). The headers X-Release and X-Web-Build name the current release and the web app that the server has, so that an open page need ask nothing else.',
        headers: callHeaders,
        security: BEARER,
        response: { 200: jsonApi('The token is valid.', pingAnswer), ...problems(401, 404) },
      },
      // The version first: an app that is too old may hold a session that has ended, too.
      onRequest: [supportedVersion(context), requireSession(context, 'user', 'render')],
    },
    async (_request, reply) => {
      reply.header(HEADER_RELEASE, String(context.release.releaseId));
      const build = await context.webBuild().catch(() => null);
      if (build !== null) reply.header(HEADER_WEB_BUILD, build);
      return { data: { ok: true as const } };
    },
  );
}
