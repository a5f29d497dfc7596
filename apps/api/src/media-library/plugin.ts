import fp from 'fastify-plugin';
import type { ApiContext, App } from '../context.ts';
import { archive } from './archive.ts';
import { items } from './items.ts';

/** The media library: its items by page, its filters, and several items as one ZIP file. */
export const mediaLibrary = fp(
  async (app: App, context: ApiContext) => {
    app.addHook('onClose', async () => context.libraries.close());
    items(app, context);
    archive(app, context);
  },
  { name: 'media-library' },
);
