import fp from 'fastify-plugin';
import type { App, Parts } from '../parts.ts';
import { find } from './find.ts';
import { findByFilter } from './find-by-filter.ts';

export const content = fp(
  async (app: App, parts: Parts) => {
    find(app, parts);
    findByFilter(app, parts);
  },
  { name: 'content' },
);
