import fp from 'fastify-plugin';
import type { App, Parts } from '../parts.ts';
import { live } from './live.ts';
import { ready } from './ready.ts';

export const health = fp(
  async (app: App, parts: Parts) => {
    live(app);
    ready(app, parts);
  },
  { name: 'health' },
);
