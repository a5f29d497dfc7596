import { createHash, timingSafeEqual } from 'node:crypto';
import { CMS_TOKEN_HEADER, isOfApi } from '@vitrine/server/cms-token.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a call comes from the operator: it has METRICS_TOKEN as its bearer token, or the token that `npm start` made for the
 * processes of this instance.
 */
export function operatorCheck({ metricsToken, cmsToken }: Environment): (request: FastifyRequest) => boolean {
  const expected = metricsToken === null ? null : digest(`Bearer ${metricsToken}`);
  return ({ headers }) =>
    (expected !== null && timingSafeEqual(digest(headers.authorization ?? ''), expected)) ||
    (cmsToken !== null && isOfApi(cmsToken, headers[CMS_TOKEN_HEADER]));
}
