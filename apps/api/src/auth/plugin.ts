import fp from 'fastify-plugin';
import type { App, Parts } from '../parts.ts';
import { code } from './code.ts';
import { exchange } from './exchange.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { ping } from './ping.ts';
import { refresh } from './refresh.ts';

export const auth = fp(
  async (app: App, parts: Parts) => {
    for (const endpoint of [login, refresh, ping, logout, code, exchange]) endpoint(app, parts);
  },
  { name: 'auth' },
);
