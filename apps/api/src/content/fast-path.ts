import type { IncomingMessage, ServerResponse } from 'node:http';
import { HEADER_RELEASE, HEADER_SITE_LANGUAGE } from '@vitrine/contract/headers.ts';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import { DEFAULT_LANGUAGE, type Language } from '@vitrine/contract/sites.ts';
import type { ApiContext } from '../context.ts';
import { negotiate } from './answers.ts';
import { writeWhole } from './wire.ts';

const PREFIX = `${API_PREFIX}/`;
const SITE_HEADER = HEADER_SITE_LANGUAGE.toLowerCase();
const RELEASE_HEADER = HEADER_RELEASE.toLowerCase();

function siteOf(value: string | string[] | undefined): Language | null {
  if (value === undefined) return DEFAULT_LANGUAGE;
  return value === 'de' || value === 'en' ? value : null;
}

/**
 * Answers a content call straight from memory, before the framework: about half of its cost. True when the
 * request is answered. Whatever is not the plain case (unknown path, site or token, another method, release or origin) is left
 * to the route find.ts, which answers the same bytes or the error; so is everything while the server closes, for the
 * framework then tells clients to go.
 */
export function createFastPath(
  { content, access, metrics }: Pick<ApiContext, 'content' | 'access' | 'metrics'>,
  isClosing: () => boolean,
) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url, method } = request;
    if (method !== 'GET' || !url?.startsWith(PREFIX) || isClosing()) return false;
    const { headers } = request;
    if (headers[RELEASE_HEADER] !== undefined || headers.origin !== undefined) return false;
    const site = siteOf(headers[SITE_HEADER]);
    if (!site) return false;
    const answer = content.find(site, url.slice(PREFIX.length));
    if (!answer) return false;
    if (!answer.isPublic && (!headers.authorization || !access.known(headers.authorization))) return false;
    const ready = negotiate(answer, headers);
    if (!writeWhole(response, ready.wire)) {
      response.writeHead(ready.status, ready.headers);
      response.end(ready.body);
    }
    metrics.contentAnswered(ready.status);
    return true;
  };
}
