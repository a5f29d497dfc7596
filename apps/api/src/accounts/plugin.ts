import fp from 'fastify-plugin';
import type { App, Parts } from '../parts.ts';
import { current } from './current.ts';

export const accounts = fp(async (app: App, parts: Parts) => current(app, parts), { name: 'accounts' });
