import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import { freeSpace } from '@vitrine/server/free-space.ts';
import { type FastifyBaseLogger, fastify, LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { accounts } from './accounts/plugin.ts';
import { assets } from './assets/plugin.ts';
import { auth } from './auth/plugin.ts';
import { cms } from './cms/plugin.ts';
import { createFastPath } from './content/fast-path.ts';
import { content } from './content/plugin.ts';
import type { ApiContext, App } from './context.ts';
import { documents } from './documents/plugin.ts';
import { errorReports } from './error-reports/plugin.ts';
import { health } from './health/plugin.ts';
import { prepareApi } from './http/api-scope.ts';
import { CONNECTIONS } from './http/connections.ts';
import { desktopOrigins } from './http/desktop-origins.ts';
import { createErrorHandler, sendProblem, toProblem } from './http/errors.ts';
import { knownRoutes } from './http/known-routes.ts';
import { handleNotFound } from './http/not-found.ts';
import { openapi } from './http/openapi.ts';
import { requestLog } from './http/request-log.ts';
import { security } from './http/security.ts';
import { createHttpServer } from './http/server.ts';
import { validatorCompiler } from './http/validation.ts';
import { installers } from './installers/plugin.ts';
import type { MailFolder } from './mailbox/mail-folder.ts';
import { mailbox } from './mailbox/plugin.ts';
import { mediaLibrary } from './media-library/plugin.ts';
import { metrics } from './metrics/plugin.ts';
import { notifications } from './notifications/plugin.ts';
import { search } from './search/plugin.ts';
import { web } from './web/plugin.ts';

/** Every field as long as it may be, escaped as a form writes it, is half of it. What takes more says so at its route. */
const BODY_MAX_BYTES = 32 * 1024;
/** Where the OpenAPI document has calls: a method that none of them takes is 405 there. */
const CALLED = [API_PREFIX, '/download/'];

/** A number of proxies as Fastify wants it: whether the address this many steps away is one of ours. */
const trustedProxies = (setting: number | string | false) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

/** Everything that one origin answers, ready to listen. `mails`: the folder of the mail catcher, null without one. */
export async function createApp(context: ApiContext, mails: MailFolder | null): Promise<App> {
  const { environment, log } = context;
  let closing = false;
  const app: App = fastify<Server, IncomingMessage, ServerResponse, FastifyBaseLogger>({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(environment.trustProxy),
    bodyLimit: BODY_MAX_BYTES,
    genReqId: () => randomUUID(),
    serverFactory: createHttpServer(
      createFastPath(context, () => closing),
      // Behind a proxy every connection is the proxy's, which counts those of its callers.
      environment.trustProxy === false ? CONNECTIONS : { ...CONNECTIONS, byAddress: null },
    ),
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, toProblem(error)),
    return503OnClosing: true,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('errors', context.errors);
  app.setErrorHandler(createErrorHandler(() => freeSpace(environment.dataDir)));
  app.decorateRequest('access', null);
  app.addHook('preClose', async () => {
    closing = true;
  });
  const methodsOf = knownRoutes(app, CALLED);
  await app.register(security, context);
  await app.register(desktopOrigins);
  await app.register(requestLog);
  await app.register(metrics, context);
  await app.register(rateLimit, { global: false });
  await app.register(openapi, context);
  await app.register(
    async (api) => {
      const scope = api.withTypeProvider<ZodTypeProvider>();
      await prepareApi(scope, context);
      for (const feature of [content, mediaLibrary, auth, accounts, documents, notifications, search, errorReports])
        await scope.register(feature, context);
    },
    { prefix: API_PREFIX },
  );
  await app.register(health, context);
  await app.register(assets, context);
  await app.register(installers, context);
  await app.register(cms, context);
  if (mails) await app.register(mailbox, { folder: mails, publicUrl: environment.publicUrl });
  await app.register(web, context);
  const answerNotFound = handleNotFound(app, methodsOf);
  app.setNotFoundHandler(answerNotFound);
  // Before its body is looked at: a method that is not taken stays 405 whatever is sent with it.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && CALLED.some((prefix) => request.url.startsWith(prefix))) return answerNotFound(request, reply);
  });
  return app;
}
