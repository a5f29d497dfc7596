import { beforeAll } from 'vitest';
import type { TestServer } from './test-server.ts';

/** Both ways to the same answer: the fast path of a real socket, and the framework's route. `server` is asked for when it is up. */
export function bothWays(server: () => TestServer) {
  let origin: string;
  beforeAll(async () => {
    origin = await server().app.listen({ host: '127.0.0.1', port: 0 });
  });
  return {
    async socket(path: string, headers: Record<string, string> = {}) {
      const answer = await fetch(`${origin}/api/v1/${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });
      return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
    },
    async route(path: string, headers: Record<string, string> = {}) {
      const answer = await server().app.inject({ url: `/api/v1/${path}`, headers });
      return { status: answer.statusCode, headers: answer.headers, text: answer.body };
    },
  };
}
