import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';
import { NEWS_PATH } from '@vitrine/contract/notifications.ts';
import { RELEASE_ANSWERS, RELEASE_DOCUMENTS } from '@vitrine/contract/release-documents.ts';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import { EVENTS_PATH } from '@vitrine/contract/server-events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { documentRequest } from '../testing/document.ts';
import { bearer, PASSWORD, type TestServer, testServer } from '../testing/test-server.ts';
import { LIMITS, type Limits } from './limits.ts';

/** Longer than the walk takes anywhere: a window that begins anew would let a call pass. */
const ONE = { max: 1, timeWindow: 3_600_000 };
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const calls = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), z.object({ security: z.array(z.unknown()).optional() }))),
});

let counting: TestServer;
/** As it is, but that each call of a kind of its own is taken once. */
let strict: TestServer;
beforeAll(async () => {
  counting = await testServer({ context: { limits: { ...LIMITS, accountReads: ONE, accountWrites: ONE } } });
  const own = Object.keys(LIMITS).filter((name) => !['api', 'accountReads', 'accountWrites'].includes(name));
  strict = await testServer({
    context: { limits: { ...LIMITS, ...Object.fromEntries(own.map((name) => [name, ONE])) } as Limits },
  });
});
afterAll(async () => {
  await counting.close();
  await strict.close();
});

/** The calls that answer a document of the release as it is, from memory. */
const documentCalls = (isPublic: boolean) =>
  [...Object.entries(RELEASE_DOCUMENTS), ...Object.entries(RELEASE_ANSWERS)]
    .filter(([path, document]) => document.public === isPublic && path !== NEWS_PATH)
    .map(([path]) => `get ${path}`);
/** Of refresh tokens: two queries, limited by address as everything is, for an office renews its sessions together. */
const RENEWAL = 'get auth/refresh';
const END = 'post auth/logout';
/** It has a limit of its own, below. */
const CODE = 'post auth/code';

/** Every call that the description of the API has, and the stream of events, which it has not. */
async function allCalls({ app }: TestServer) {
  const { paths } = calls.parse((await app.inject({ url: `${API_PREFIX}/openapi.json` })).json());
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => (methods[method] ? { method, path, isOpen: !methods[method].security } : [])),
  );
  return [...described, { method: 'get', path: `${API_PREFIX}/${EVENTS_PATH}`, isOpen: false } as const]
    .filter(({ path }) => path.startsWith(API_PREFIX))
    .map(({ method, path, isOpen }) => ({
      name: `${method} ${path.slice(API_PREFIX.length + 1)}`,
      isOpen,
      method: method.toUpperCase() as Uppercase<typeof method>,
      url: path.replace(/\{\w+\}/g, 'x'),
    }));
}

test('every call with a session is counted by account, but documents of a release, codes and the renewal of a session', async () => {
  const { app } = counting;
  const { token } = await counting.login((await counting.account()).email);
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string) =>
    app.inject({ method, url, headers: bearer(token) }).then(({ statusCode }) => statusCode);
  expect(await ask('GET', `${API_PREFIX}/user/current`)).toBe(200);
  expect(await ask('DELETE', `${API_PREFIX}/user/current/deletion-request`)).toBe(204);
  const uncounted: string[] = [];
  for (const { name, method, url, isOpen } of await allCalls(counting)) {
    if (!isOpen && name !== END && (await ask(method, url)) !== 429) uncounted.push(name);
  }
  expect(uncounted.sort()).toEqual([...documentCalls(false), RENEWAL, CODE].sort());
  const other = await counting.login((await counting.account()).email);
  expect((await app.inject({ url: `${API_PREFIX}/user/current`, headers: bearer(other.token) })).statusCode).toBe(200);
}, 300_000);

test('people behind one address load the catalogue for offline mode side by side, and each only so often', async () => {
  const few = { max: 3, timeWindow: 3_600_000 };
  // By address: the log-ins of two, and the call that each token is seen by for the first time.
  const office = await testServer({ context: { limits: { ...LIMITS, api: { ...few, max: 4 }, releaseReads: few } } });
  const release = String(office.context.release.releaseId);
  const load = async (token: string) => {
    const headers = { ...bearer(token), [HEADER_RELEASE]: release };
    return (await office.app.inject({ url: `${API_PREFIX}/navigation/_all`, headers })).statusCode;
  };
  for (let person = 0; person < 2; person++) {
    const { token } = await office.login((await office.account()).email);
    const answers = [await load(token), await load(token), await load(token), await load(token)];
    expect(answers).toEqual([200, 200, 200, 429]);
  }
  await office.close();
});

test('every call without a log-in has a limit by address of its own, but public documents', async () => {
  const unlimited: string[] = [];
  const answered = new Set<number>();
  for (const [i, { name, method, url, isOpen }] of (await allCalls(strict)).entries()) {
    if (!isOpen) continue;
    const ask = () => strict.app.inject({ method, url, remoteAddress: `2001:db8:${i}::1` }).then(({ statusCode }) => statusCode);
    answered.add(await ask());
    if ((await ask()) !== 429) unlimited.push(name);
  }
  expect(unlimited.sort()).toEqual(documentCalls(true).sort());
  expect(answered.has(429), 'the first call of each is taken').toBe(false);
}, 300_000);

const LISTS = ['media-library/items?type=image', 'release/manifest', 'offline-route/_all'];
test.each([
  ['POST', 'auth/code', undefined],
  ['POST', 'media-library/archive', { items: ['m1'] }],
  ['GET', 'search/media?query=wolf', undefined],
  ['POST', 'search/misses', { query: 'wolf' }],
  ['POST', 'user/current/deletion-request', undefined],
  ['POST', 'document-generator/register', documentRequest()],
  ['GET', 'user/current/export', undefined],
  ...LISTS.map((path) => ['GET', path, undefined] as const),
] as const)('%s %s has a limit of its own by account, from whatever session', async (method, path, payload) => {
  const account = await strict.account();
  // Every log-in is of another network.
  const tokenOf = async (email: string, remoteAddress: string) => {
    const credentials = { username: email, password: PASSWORD };
    const url = `${API_PREFIX}/auth/login`;
    return (await strict.app.inject({ method: 'POST', url, payload: { credentials }, remoteAddress })).json().data.attributes
      .token;
  };
  const ask = async (email: string, remoteAddress: string) => {
    const headers = bearer(await tokenOf(email, remoteAddress));
    const answer = await strict.app.inject({ method, url: `${API_PREFIX}/${path}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, after: Number(answer.headers['retry-after'] ?? 0) };
  };
  const n = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 60_000, 1);
  const network = (last: number) => `10.${n >> 8}.${n & 255}.${last}`;
  expect((await ask(account.email, network(1))).status).not.toBe(429);
  const second = await ask(account.email, network(2));
  expect([second.status, second.after > 0]).toEqual([429, true]);
  expect((await ask((await strict.account()).email, network(3))).status).not.toBe(429);
});
