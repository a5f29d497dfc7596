import fp from 'fastify-plugin';
import type { App, Parts } from '../parts.ts';
import { archive } from './archive.ts';
import { items } from './items.ts';
import { createLibraries } from './libraries.ts';

/** The media library: its items by page, its filters, and several items as one ZIP file. */
export const mediaLibrary = fp(
  async (app: App, parts: Parts) => {
    const libraries = createLibraries(parts.release);
    app.addHook('onClose', async () => libraries.close());
    items(app, parts, libraries);
    archive(app, parts, libraries);
  },
  { name: 'media-library' },
);
