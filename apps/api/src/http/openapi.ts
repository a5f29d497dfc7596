import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import { contentHash } from '@vitrine/server/files.ts';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { ApiContext, App } from '../context.ts';
import { matchesTag, strongTag } from './entity-tag.ts';
import { byNetwork, limiter } from './limits.ts';
import { completeDocument } from './openapi-document.ts';
import { Problem } from './problem.ts';
import { sendNothing } from './send-nothing.ts';

const DOCUMENT = `${API_PREFIX}/openapi.json`;
const PAGE = `${API_PREFIX}/docs`;
/** The page's own forms of the document, written anew for each call; nothing of ours asks for them. */
const UNUSED = [`${PAGE}/json`, `${PAGE}/yaml`];

const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const DESCRIPTION = `JSON:API (https://jsonapi.org). Every call may carry X-Site-Language (de or en), X-IS-DOCUMENT-RENDERER and
X-App-Version. Content comes from the current release, named by X-Release; use ETag and If-None-Match. A failure is a
JSON:API error: \`code\` for programs, \`detail\` for people in the language of the site, \`source.pointer\` the field. A method
that an address does not take is 405 with Allow.`;

/** The OpenAPI document, from the schemas of the routes, at `/api/v1/openapi.json`, and its page at `/api/v1/docs`. */
export const openapi = fp(
  async (app: App, { limits }: Pick<ApiContext, 'limits'>) => {
    const count = limiter(app, limits.description, byNetwork('description'));
    app.addHook('onRequest', async (request) => {
      const { url: route = '' } = request.routeOptions;
      if (UNUSED.includes(route)) throw new Problem('notFound');
      if (route === DOCUMENT || route === PAGE || route.startsWith(`${PAGE}/`)) await count(request);
    });
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
      routePrefix: PAGE,
      staticCSP: DOCS_POLICY,
      uiConfig: { url: DOCUMENT, docExpansion: 'list', persistAuthorization: false },
    });
    /** The same for everybody, as long as this process runs. */
    let made: { body: Buffer; hash: string } | null = null;
    const make = () => {
      const body = Buffer.from(JSON.stringify(app.swagger()));
      return { body, hash: contentHash(body) };
    };
    app.get(DOCUMENT, { schema: { hide: true } }, async (request, reply) => {
      made ??= make();
      reply.headers({ 'cache-control': 'no-cache', etag: strongTag(made.hash) });
      if (matchesTag(request.headers['if-none-match'], made.hash)) return sendNothing(reply, 304);
      return reply.type('application/json').send(made.body);
    });
  },
  { name: 'openapi' },
);
