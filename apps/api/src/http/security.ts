import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { ApiContext, App } from '../context.ts';
import { DATA_SECURITY, PERMISSIONS, strictTransport } from './security-headers.ts';

/**
 * Headers of every answer. The policy set here lets nothing run; a page that needs more (the app, the API's docs,
 * the CMS, the mailbox) sets its own. No referrer leaves: an address may hold a one-time code.
 */
export const security = fp(
  async (app: App, { environment }: ApiContext) => {
    await app.register(helmet, {
      global: true,
      contentSecurityPolicy: false,
      crossOriginEmbedderPolicy: false,
      originAgentCluster: false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'no-referrer' },
      frameguard: { action: 'deny' },
      // Told programs that no longer exist; every answer would carry them.
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xDnsPrefetchControl: false,
      xXssProtection: false,
      // Content from memory carries it too: strictTransport.
      hsts: false,
    });
    const transport = strictTransport(environment.publicUrl);
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        ...transport,
        'content-security-policy': DATA_SECURITY['content-security-policy'],
        'permissions-policy': PERMISSIONS,
      });
    });
  },
  { name: 'security' },
);
