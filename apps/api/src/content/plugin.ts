import fp from 'fastify-plugin';
import type { ApiContext, App } from '../context.ts';
import { find } from './find.ts';
import { findByFilter } from './find-by-filter.ts';
import { manifest } from './manifest.ts';
import { createManifests } from './manifests.ts';
import { offlineRoutes } from './offline-routes.ts';

export const content = fp(
  async (app: App, context: ApiContext) => {
    find(app, context);
    findByFilter(app, context);
    const manifests = createManifests(context.release, context.pool);
    manifest(app, context, manifests);
    offlineRoutes(app, context, manifests);
  },
  { name: 'content' },
);
