import fp from 'fastify-plugin';
import type { ApiContext, App } from '../context.ts';
import { file } from './file.ts';
import { offer } from './offer.ts';
import { pageCounts } from './page-counts.ts';
import { register } from './register.ts';
import { status } from './status.ts';

export const documents = fp(
  async (app: App, context: ApiContext) => {
    for (const endpoint of [register, status, file, offer, pageCounts]) endpoint(app, context);
  },
  { name: 'documents' },
);
