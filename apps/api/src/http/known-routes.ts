import type { FastifyInstance } from 'fastify';

/** Notes every route below these prefixes, and answers which methods an address takes. */
export function knownRoutes(app: FastifyInstance, prefixes: readonly string[]): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (!prefixes.some((prefix) => url.startsWith(prefix)) || url.includes('*')) return;
    routes.push({ pattern: new RegExp(`^${url.replace(/:[A-Za-z_]+/g, '[^/]+')}$`), methods: [method].flat() });
  });
  return (path) => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))];
}
