import { JSON_API_TYPE } from '@vitrine/contract/json-api.ts';
import { isOffline, offlineRoute } from '@vitrine/contract/offline-routes.ts';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import type { ApiContext, App } from '../context.ts';
import { byAccount, limiter } from '../http/limits.ts';
import { resourceAnswer } from '../http/schema.ts';
import { compressibleJson } from './compressible.ts';
import type { Manifests } from './manifests.ts';
import { releaseRoute, sendContent } from './release-route.ts';

const PATH = 'offline-route/_all';

/** `GET offline-route/_all` (shell.md 7): the documents that offline mode keeps, as the manifest names them. */
export function offlineRoutes(app: App, context: ApiContext, manifests: Manifests) {
  const { schema, responses, guard } = releaseRoute(context, false);
  app.get(
    `/${PATH}`,
    {
      schema: {
        ...schema,
        tags: ['content'],
        summary: 'Documents that offline mode keeps',
        response: { 200: resourceAnswer('The routes.', offlineRoute, { many: true }), ...responses },
      },
      ...guard,
      preHandler: limiter(app, context.limits.wholeLists, byAccount('offline routes')),
    },
    sendContent(context, async (_request, site, former) => {
      const manifest = former === null ? await manifests.current(site) : await manifests.former(former, site);
      if (!manifest) return undefined;
      const routes = manifest.routes.map(({ route }) => route).filter(isOffline);
      const data = routes.map((route) => ({
        type: offlineRoute.type,
        id: route,
        attributes: { route },
        relationships: {},
        links: { self: `${API_PREFIX}/${route}` },
      }));
      const document = { data, included: [], links: { self: `${API_PREFIX}/${PATH}` } };
      const kind = { isPublic: false, mediaType: JSON_API_TYPE };
      return context.content.make(site, compressibleJson(document), kind, manifest.release);
    }),
  );
}
