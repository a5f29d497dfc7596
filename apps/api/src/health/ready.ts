import { readyAnswer } from '@vitrine/contract/health.ts';
import type { App, Parts } from '../parts.ts';
import { createPartsCheck } from './check-parts.ts';

/** `GET /health/ready`: every part by name; 503 unless all are ok. */
export function ready(app: App, parts: Parts) {
  const check = createPartsCheck(parts);
  app.get(
    '/health/ready',
    { schema: { hide: true, response: { 200: readyAnswer, 503: readyAnswer } } },
    async (_request, reply) => {
      const states = await check();
      const ok = Object.values(states).every((part) => part.ok);
      return reply
        .code(ok ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ok, parts: states });
    },
  );
}
