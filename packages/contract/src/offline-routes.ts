import * as z from 'zod/mini';
import { defineResource } from './resource.ts';

/** `offline-route/_all` (shell.md 7): what offline mode loads by the generic find, one document each. */
export const offlineRoute = defineResource(
  'offline-route',
  /** Path below /api/v1; also the resource's id. */
  z.object({ route: z.string() }),
  {},
);

/** The media library is online only (shell.md 1). */
export const isOffline = (route: string): boolean => !/^media-(?:library|item)/.test(route);
