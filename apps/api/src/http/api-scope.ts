import { JSON_API_TYPE } from '@vitrine/contract/json-api.ts';
import type { FastifyRequest } from 'fastify';
import type { ApiContext, App } from '../context.ts';
import { limitAccounts, namesRelease } from './account-limits.ts';
import { formParser } from './form-body.ts';
import { jsonParser } from './json-body.ts';
import { byNetwork, limiter } from './limits.ts';
import { refuseForeignPages } from './own-origin.ts';
import { requireSite } from './site-language.ts';

/** What every route below /api/v1 has in common: how bodies are read, the answer's type, the language, the limit. */
export async function prepareApi(app: App, { access, environment, limits }: ApiContext) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, formParser);
  for (const type of ['application/json', JSON_API_TYPE]) app.addContentTypeParser(type, { parseAs: 'string' }, jsonParser(app));
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_request, reply) => {
    reply.type(JSON_API_TYPE).header('cache-control', 'no-store');
  });
  const countAddress = limiter(app, limits.api, byNetwork('api'));
  app.addHook('onRequest', async (request) => {
    // An office that loads the catalogue for offline mode is many people behind one address: each is counted by account (account-limits.ts).
    const { authorization } = request.headers;
    const isLoad = request.routeOptions.config.isUncounted && namesRelease(request);
    if (isLoad && authorization && access.known(authorization)) return;
    await countAddress(request);
  });
  limitAccounts(app, limits);
  app.addHook('onRequest', refuseForeignPages(environment.publicUrl));
  app.addHook('onRequest', async (request: FastifyRequest) => {
    requireSite(request);
  });
}
