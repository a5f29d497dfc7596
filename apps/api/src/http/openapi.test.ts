import { RELEASE_DOCUMENTS } from '@vitrine/contract/resources.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const operation = z.object({
  summary: z.string(),
  tags: z.array(z.string()).length(1),
  responses: z.record(z.string(), z.object({ description: z.string() })),
  security: z.array(z.unknown()).optional(),
});
const openapi = z.object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), operation)) });

test('describes every call with its answers and errors', async () => {
  const answer = await server.app.inject({ url: '/api/v1/openapi.json' });
  const { paths } = openapi.parse(answer.json());
  const calls = Object.keys(paths).map((path) => path.replace('/api/v1/', ''));
  for (const pattern of Object.keys(RELEASE_DOCUMENTS)) expect(calls).toContain(pattern);
  for (const call of ['auth/login', 'auth/ping', 'auth/refresh', 'auth/logout', 'auth/exchange', 'user/current', 'offer/{id}'])
    expect(calls).toContain(call);
  for (const call of ['media-library/items', 'media-library/categories']) expect(calls).toContain(call);
  for (const call of ['document-generator/register', 'document-generator/status/{hash}']) expect(calls).toContain(call);
  expect(calls.filter((call) => call.startsWith('/'))).toEqual([]);
  const register = paths['/api/v1/document-generator/register']?.post;
  expect(Object.keys(register?.responses ?? {})).toEqual(expect.arrayContaining(['202', '401', '422', '429']));
  expect(answer.body).toContain('meta.customer'.slice(0, 4));
  expect(answer.body).toContain('X-Site-Language');
});

test('its page is served by us, under a policy without inline scripts', async () => {
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
