import { NEWS_PATH } from '@vitrine/contract/notifications.ts';
import { isReleasePattern, RELEASE_DOCUMENTS, resourcesOf } from '@vitrine/contract/release-documents.ts';
import { reachable } from '@vitrine/contract/resource.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { LIMITS } from './limits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const operationWithReferences = z.object({
  parameters: z.array(z.unknown()).optional(),
  responses: z.record(z.string(), z.unknown()),
  security: z.array(z.unknown()).optional(),
});
const openapiWithReferences = z.object({ paths: z.record(z.string(), z.record(z.string(), operationWithReferences)) });

const operation = z.object({
  summary: z.string(),
  tags: z.array(z.string()).length(1),
  responses: z.record(z.string(), z.union([z.object({ description: z.string() }), z.object({ $ref: z.string() })])),
  security: z.array(z.unknown()).optional(),
});
const openapi = z.object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), operation)) });

test('the description has every call with its answers and errors', async () => {
  const answer = await server.app.inject({ url: '/api/v1/openapi.json' });
  const { paths } = openapi.parse(answer.json());
  const calls = Object.keys(paths).map((path) => path.replace('/api/v1/', ''));
  for (const pattern of Object.keys(RELEASE_DOCUMENTS).filter((path) => path !== NEWS_PATH)) expect(calls).toContain(pattern);
  for (const call of ['auth/login', 'auth/ping', 'auth/refresh', 'auth/logout', 'auth/exchange', 'user/current', 'offer/{id}'])
    expect(calls).toContain(call);
  for (const call of [
    'register',
    'register/confirm',
    'password-reset',
    'password-reset/check',
    'password-reset/set-password',
    'change-password',
    'sessions/end',
    'sessions/{id}/end',
  ])
    expect(Object.keys(paths[`/api/v1/auth/${call}`]?.post?.responses ?? {})).toEqual(
      expect.arrayContaining(['403', '422', '429']),
    );
  expect(Object.keys(paths['/api/v1/user/current'] ?? {}).sort()).toEqual(['get', 'patch']);
  for (const call of ['auth/sessions', 'user/current/privacy', 'user/current/export', 'user/current/deletion-request'])
    expect(calls).toContain(call);
  for (const call of ['media-library/items', 'media-library/categories']) expect(calls).toContain(call);
  for (const call of ['document-generator/register', 'document-generator/status/{hash}']) expect(calls).toContain(call);
  expect(calls.filter((call) => call.startsWith('/')).sort()).toEqual([
    '/download/linux',
    '/download/osx',
    '/download/update',
    '/download/update/{target}/{arch}/{current_version}',
    '/download/win',
  ]);
  const register = paths['/api/v1/document-generator/register']?.post;
  expect(Object.keys(register?.responses ?? {})).toEqual(expect.arrayContaining(['202', '401', '422', '429']));
  expect(answer.body).toContain('meta.customer'.slice(0, 4));
  expect(answer.body).toContain('X-Site-Language');
});

const reference = z.object({ $ref: z.string() });
const operations = async () => {
  const answer = await server.app.inject({ url: '/api/v1/openapi.json' });
  const { paths } = openapiWithReferences.parse(answer.json());
  return Object.entries(paths).flatMap(([path, methods]) => Object.values(methods).map((operation) => ({ path, ...operation })));
};

test('every call documents the errors that any call may answer, and 401 where it needs a token', async () => {
  const all = await operations();
  expect(all.length).toBeGreaterThan(35);
  for (const { path, responses, security } of all) {
    const errors = Object.keys(responses).filter((status) => Number(status) >= 400);
    expect([path, ...errors]).toEqual(expect.arrayContaining(['400', '429', '500', '503', ...(security ? ['401'] : [])]));
    for (const status of errors) {
      expect(reference.parse(responses[status]).$ref).toMatch(/^#\/components\/responses\/[A-Z][A-Za-z]+$/);
    }
  }
});

test('the description names every resource once, and nothing that is not referred to', async () => {
  const { body } = await server.app.inject({ url: '/api/v1/openapi.json' });
  const { components } = z
    .object({
      components: z.object({ schemas: z.record(z.string(), z.unknown()), responses: z.record(z.string(), z.unknown()) }),
    })
    .parse(JSON.parse(body));
  const names = Object.keys(components.schemas);
  for (const pattern of Object.keys(RELEASE_DOCUMENTS)
    .filter(isReleasePattern)
    .filter((path) => path !== NEWS_PATH)) {
    for (const { schemaName } of resourcesOf(pattern).flatMap((resource) => [...reachable(resource)])) {
      expect(names).toContain(schemaName);
    }
  }
  expect(names).toEqual(expect.arrayContaining(['ErrorDocument', 'User', 'Offer', 'Product', 'ProductTeaser']));
  for (const name of names) expect(body).toContain(`"#/components/schemas/${name}"`);
  for (const [, name] of body.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) expect(names).toContain(name);
  for (const [, name] of body.matchAll(/"#\/components\/responses\/([^"]+)"/g))
    expect(components.responses).toHaveProperty([String(name)]);
  expect(body.length).toBeLessThan(320_000);
});

test('no schema is an overlap of closed objects, which nothing fulfils, or has a pattern of one language only', async () => {
  const { body } = await server.app.inject({ url: '/api/v1/openapi.json' });
  expect(body).not.toContain('"allOf"');
  expect(body).not.toContain('\\\\p{');
});

test('content names its release and its tag, and the filters it takes', async () => {
  const all = await operations();
  const byFilter = all.find(({ path }) => path === '/api/v1/product');
  expect(byFilter?.parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ in: 'query', name: 'filter[slug]', required: true }),
      expect.objectContaining({ in: 'header', name: 'If-None-Match', required: false }),
      expect.objectContaining({ in: 'header', name: 'X-App-Version' }),
      expect.objectContaining({ in: 'header', name: 'X-IS-DOCUMENT-RENDERER' }),
    ]),
  );
  expect(byFilter?.responses[200]).toMatchObject({ headers: { ETag: { required: true }, 'X-Release': { required: true } } });
});

test('the page of the description is served by us, under a policy without inline scripts', async () => {
  const page = await server.app.inject({ url: '/api/v1/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/);
  const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => String(match[1]));
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    const url = new URL(address, 'http://here/api/v1/docs/');
    expect(url.host).toBe('here');
    expect([address, (await server.app.inject({ url: url.pathname })).statusCode]).toEqual([address, 200]);
  }
  expect((await server.app.inject({ url: '/api/v1/docs' })).statusCode).toBeLessThan(400);
});

test('the description is written once, and a stranger who asks for it without end waits', async () => {
  const ask = (url: string, remoteAddress: string, headers = {}) => server.app.inject({ url, remoteAddress, headers });
  const first = await ask('/api/v1/openapi.json', '192.0.2.8');
  const again = await ask('/api/v1/openapi.json', '192.0.2.8', { 'if-none-match': first.headers.etag });
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
  for (const form of ['json', 'yaml']) expect((await ask(`/api/v1/docs/${form}`, '192.0.2.8')).statusCode).toBe(404);
  const most = LIMITS.description.max;
  for (let calls = 0; calls < most; calls++) await ask('/api/v1/docs/static/index.html', '192.0.2.9');
  for (const url of ['/api/v1/openapi.json', '/api/v1/docs/', '/api/v1/docs', '/api/v1/docs/static/index.css', '/api/v1/%64ocs/'])
    expect([url, (await ask(url, '192.0.2.9')).statusCode]).toEqual([url, 429]);
  expect((await ask('/api/v1/openapi.json', '192.0.2.10')).statusCode, 'another address').toBe(200);
});
