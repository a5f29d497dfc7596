import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { bearer, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testServer();
  headers = { ...bearer((await server.login((await server.account()).email)).token), 'X-Site-Language': 'de' };
});
afterAll(() => server.close());

const description = z.object({
  paths: z.record(z.string(), z.object({ get: z.object({ responses: z.record(z.string(), z.unknown()) }).optional() })),
});
/** What the release of the test server has. */
const SLUGS: Record<string, string> = { product: 'ww-200', application: 'rohwurst' };

/** Every path whose description says that it answers 304, and those without a description. */
async function conditionalPaths(): Promise<string[]> {
  const { paths } = description.parse((await server.app.inject('/api/v1/openapi.json')).json());
  const described = Object.entries(paths)
    .filter(([, { get }]) => get && '304' in get.responses)
    .map(([path]) => path.replace(/(\w+)\/\{slug\}$/, (_, kind: string) => `${kind}/${SLUGS[kind] ?? 'none'}`));
  return [...described, '/', '/login'];
}

test('HEAD with the tag of a former answer is 304 on every route that answers so, without a length of its own', async () => {
  const seen: string[] = [];
  for (const url of await conditionalPaths()) {
    const full = await server.app.inject({ url, headers });
    if (full.statusCode !== 200) continue;
    seen.push(url);
    const known = { ...headers, 'if-none-match': String(full.headers.etag) };
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await server.app.inject({ method, url, headers: known });
      expect([method, url, answer.statusCode, answer.body]).toEqual([method, url, 304, '']);
      expect(answer.headers, `${method} ${url}`).not.toHaveProperty('content-length');
      expect(answer.headers.etag, `${method} ${url}`).toContain(String(full.headers.etag).replace('W/', ''));
    }
  }
  for (const path of ['media-library/items', 'media-library/categories', 'product/ww-200', 'landing-page', 'site/_all'])
    expect(seen).toContain(`/api/v1/${path}`);
});

test('HEAD of an answer without content has no length', async () => {
  for (const url of ['/download/update?target=linux&arch=x86_64&current_version=9.9.9', '/download/update/linux/x86_64/9.9.9']) {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await server.app.inject({ method, url });
      expect([method, url, answer.statusCode, answer.body]).toEqual([method, url, 204, '']);
      expect(answer.headers, `${method} ${url}`).not.toHaveProperty('content-length');
    }
  }
});
