import fp from 'fastify-plugin';
import type { ApiContext, App } from '../context.ts';
import { live } from './live.ts';
import { ready } from './ready.ts';

export const health = fp(
  async (app: App, context: ApiContext) => {
    live(app);
    ready(app, context);
  },
  { name: 'health' },
);
