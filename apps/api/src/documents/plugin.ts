import fp from 'fastify-plugin';
import type { App, Parts } from '../parts.ts';
import { file } from './file.ts';
import { offer } from './offer.ts';
import { pageCounts } from './page-counts.ts';
import { register } from './register.ts';
import { status } from './status.ts';

export const documents = fp(
  async (app: App, parts: Parts) => {
    for (const endpoint of [register, status, file, offer, pageCounts]) endpoint(app, parts);
  },
  { name: 'documents' },
);
