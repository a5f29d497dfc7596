import type { RequestListener } from 'node:http';
import { CMS_HEALTH_PATH } from '@vitrine/server/cms-health.ts';

/** Answers that this process lives, before Next and Payload see the request; hands everything else on. */
export const answerHealth =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    if (request.url === CMS_HEALTH_PATH) response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
    else handle(request, response);
  };
