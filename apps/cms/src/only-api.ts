import type { RequestListener } from 'node:http';
import { CMS_TOKEN_HEADER, isOfApi } from '@vitrine/server/cms-token.ts';

/** Refuses, before anything else sees it, what does not come from the API; `token` null: every caller is let in. */
export const onlyApi =
  (token: string | null, handle: RequestListener): RequestListener =>
  (request, response) => {
    const given = request.headers[CMS_TOKEN_HEADER];
    // Nothing of the CMS needs it, so nothing of it can log it or pass it on.
    delete request.headers[CMS_TOKEN_HEADER];
    if (token !== null && !isOfApi(token, given)) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end('Forbidden\n');
      // Who is not let in sends no more.
      request.resume();
      return;
    }
    handle(request, response);
  };
