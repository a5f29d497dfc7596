import fp from 'fastify-plugin';
import type { ApiContext, App } from '../context.ts';
import { archive } from './archive.ts';
import { items } from './items.ts';
import { createLibraries } from './libraries.ts';

/** The media library: its items by page, its filters, and several items as one ZIP file. */
export const mediaLibrary = fp(
  async (app: App, context: ApiContext) => {
    const libraries = createLibraries(context.release);
    app.addHook('onClose', async () => libraries.close());
    items(app, context, libraries);
    archive(app, context, libraries);
  },
  { name: 'media-library' },
);
