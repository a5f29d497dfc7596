import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '../parts.ts';
import { completeDocument } from './openapi-document.ts';

const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const DESCRIPTION = `JSON:API (https://jsonapi.org). Every call may carry X-Site-Language (de or en), X-IS-DOCUMENT-RENDERER and
X-App-Version. Content comes from the current release, named by X-Release; use ETag and If-None-Match. A failure is a
JSON:API error: \`code\` for programs, \`detail\` for people in the language of the site, \`source.pointer\` the field. A method
that an address does not take is 405 with Allow.`;

/** The OpenAPI document, from the schemas of the routes, at `/api/v1/openapi.json`, and its page at `/api/v1/docs`. */
export const openapi = fp(
  async (app: App) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Vitrine', version: '1', description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
        tags: [
          { name: 'content', description: 'Documents of the current release' },
          { name: 'search', description: 'Pictures and videos that people look for' },
          { name: 'auth', description: 'Sessions' },
          { name: 'accounts', description: 'The account that is logged in' },
          { name: 'downloads', description: 'The desktop app' },
          { name: 'documents', description: 'PDFs made of pages and mailed' },
          { name: 'app', description: 'What windows of the app tell of themselves' },
        ],
      },
      hideUntagged: true,
      transform: jsonSchemaTransform,
      transformObject: completeDocument,
    });
    await app.register(swaggerUi, {
      routePrefix: `${API_PREFIX}/docs`,
      staticCSP: DOCS_POLICY,
      uiConfig: { url: `${API_PREFIX}/openapi.json`, docExpansion: 'list', persistAuthorization: false },
    });
    // Made once: it is long, and anybody may ask for it.
    let text: string | null = null;
    app.get(`${API_PREFIX}/openapi.json`, { schema: { hide: true } }, async (_request, reply) => {
      text ??= JSON.stringify(app.swagger());
      return reply.header('cache-control', 'no-cache').type('application/json').send(text);
    });
  },
  { name: 'openapi' },
);
