import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { knownWeaknesses } from './lib/known-weaknesses.ts';

const advisory = (title: string, severity: string) => ({
  id: title.length,
  title,
  severity,
  url: `https://advisories.example/${title}`,
  vulnerable_versions: '<99',
  cwe: [],
  cvss: { score: 0, vectorString: null },
});

/** What the registry knows, by package. */
const KNOWN: Record<string, object[]> = {
  fastify: [advisory('smuggling', 'high'), advisory('slowness', 'moderate')],
  vitest: [advisory('development', 'critical')],
};

let asked: string[] = [];
/** A registry that answers audits as npm's does: about what it is asked for only. */
const registry = createServer(async (request, response) => {
  const sent = await buffer(request);
  if (!request.url?.endsWith('/advisories/bulk')) return void response.writeHead(404).end('{}');
  const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
  asked = Object.keys(z.record(z.string(), z.array(z.string())).parse(JSON.parse(text.toString())));
  const known = Object.entries(KNOWN).filter(([name]) => asked.includes(name));
  response.setHeader('content-type', 'application/json').end(JSON.stringify(Object.fromEntries(known)));
});
const addressOf = () => `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;

beforeAll(async () => {
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
});
afterAll(() => void registry.close());

test('a package of production with a known weakness of level high is named with it; a lesser one and tools are not', async () => {
  const { found, unasked } = await knownWeaknesses(addressOf());
  expect(unasked).toBeUndefined();
  expect(asked).toContain('fastify');
  expect(found).toEqual(['fastify: smuggling (high), https://advisories.example/smuggling']);
});

test('where the registry cannot be asked, that is said', async () => {
  const { found, unasked } = await knownWeaknesses('http://127.0.0.1:9/');
  expect(found).toEqual([]);
  expect(unasked).toContain('127.0.0.1:9');
});
