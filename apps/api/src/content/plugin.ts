import fp from 'fastify-plugin';
import type { App, Parts } from '../parts.ts';
import { find } from './find.ts';
import { findByFilter } from './find-by-filter.ts';
import { manifest } from './manifest.ts';
import { createManifests } from './manifests.ts';
import { offlineRoutes } from './offline-routes.ts';

export const content = fp(
  async (app: App, parts: Parts) => {
    find(app, parts);
    findByFilter(app, parts);
    const manifests = createManifests(parts.release, parts.pool);
    manifest(app, parts, manifests);
    offlineRoutes(app, parts, manifests);
  },
  { name: 'content' },
);
