import { healthAnswer } from '@vitrine/contract/health.ts';
import type { ApiContext, App } from '../context.ts';
import { operatorCheck } from '../http/operator.ts';
import { Problem } from '../http/problem.ts';
import { createPartsCheck } from './check-parts.ts';
import type { PartStates } from './part.ts';

const ANSWERS = { hide: true, response: { 200: healthAnswer, 503: healthAnswer } };
const areOk = (parts: PartStates) => Object.values(parts).every((part) => part.ok);

/**
 * `GET /health/ready`: whether readers are served, for a proxy that sends them elsewhere otherwise; `GET /health/state`: whether
 * every part is as it should be, for the operator's monitor. Both 503 when not. A database, CMS, mail server or browser that is
 * away is a matter of the second alone. In production the parts are named to the operator only, and only the operator gets the second.
 */
export function ready(app: App, context: ApiContext) {
  const check = createPartsCheck(context);
  const isOperator = operatorCheck(context.environment);
  const isPublic = context.environment.mode !== 'production';
  app.get('/health/ready', { schema: ANSWERS }, async (request, reply) => {
    const states = await check.traffic();
    const ok = areOk(states);
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, ...((isPublic || isOperator(request)) && { parts: states }) });
  });
  app.get('/health/state', { schema: ANSWERS }, async (request, reply) => {
    if (!isPublic && !isOperator(request)) throw new Problem('notFound');
    const states = await check.all();
    const ok = areOk(states);
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, parts: states });
  });
}
