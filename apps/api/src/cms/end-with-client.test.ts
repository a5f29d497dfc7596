import { createLog } from '@vitrine/server/log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsServer, cmsServer } from '../testing/cms-server.ts';

const lines: string[] = [];
let cms: CmsServer;
let cookie: string;
beforeAll(async () => {
  cms = await cmsServer({}, { log: createLog('api', 'warn', { write: (line) => void lines.push(line) }) });
  ({ cookie } = await cms.staffSession());
});
afterAll(() => cms.close());

/** Asks, and goes away when the CMS has the question. */
async function askAndLeave(path: string, init: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
  const browser = new AbortController();
  const answer = fetch(cms.origin + path, { ...init, headers: { cookie, ...init.headers }, signal: browser.signal });
  answer.catch(() => {});
  await expect.poll(() => cms.seen.map(({ url }) => url)).toContain(path);
  browser.abort();
  await expect(answer).rejects.toThrow();
}

test('what a browser asked ends in the CMS when it goes away, and is no error', async () => {
  const override = { 'x-payload-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' };
  await askAndLeave('/cms-api/products?unanswered=1');
  await askAndLeave('/admin/collections/products?unanswered=2');
  await askAndLeave('/cms-api/products?unanswered=3', { method: 'POST', headers: override, body: 'depth=1' });
  await expect
    .poll(() => cms.cut)
    .toEqual(['/cms-api/products?unanswered=1', '/admin/collections/products?unanswered=2', '/cms-api/products?unanswered=3']);
  expect(lines).toEqual([]);
  expect((await fetch(`${cms.origin}/admin`, { headers: { cookie } })).status, 'others are answered').toBe(200);
});

test('a change goes on', async () => {
  const before = cms.cut.length;
  await askAndLeave('/cms-api/products/1?unanswered=4', { method: 'PATCH', body: '{}' });
  // A question of later has ended: the change would have, before.
  await askAndLeave('/cms-api/products?unanswered=5');
  await expect.poll(() => cms.cut.slice(before)).toEqual(['/cms-api/products?unanswered=5']);
});
