import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';
import { JSON_API_TYPE } from '@vitrine/contract/json-api.ts';
import { site } from '@vitrine/contract/sites.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveApi } from '../testing/serve-api.ts';
import { findMany } from './find.ts';
import { dropOlder } from './release.ts';

/** What the server has: one release with a name in each of its two lists. */
let release = 1;
let names: Record<string, string> = {};
const asked: string[] = [];

function answer(request: IncomingMessage, response: ServerResponse) {
  const path = (request.url ?? '').replace('/api/v1/', '');
  asked.push(path);
  const name = names[path] ?? '';
  response.writeHead(200, { 'content-type': JSON_API_TYPE, etag: `W/"${name}"`, [HEADER_RELEASE]: String(release) });
  response.end(JSON.stringify({ data: [{ type: 'site', id: 'de', attributes: { name, language: 'de' }, relationships: {} }] }));
}

const server = createServer(answer);
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const headersOf = (number: number) => new Headers({ [HEADER_RELEASE]: String(number) });
const sites = () => findMany(site, 'site/_all');
const others = () => findMany(site, 'navigation/_all');
/** Watches a document as an open page does. */
const open = (query: ReturnType<typeof sites>) => {
  const observer = new QueryObserver(queries, query);
  return { observer, leave: observer.subscribe(() => undefined), name: () => observer.getCurrentResult().data?.[0]?.name };
};

serveApi(server);
beforeEach(() => {
  // A record counts as new for two seconds, however long a test takes.
  vi.useFakeTimers({ toFake: ['Date'] });
  release = 1;
  names = { 'site/_all': 'old', 'navigation/_all': 'old' };
});
afterEach(() => {
  vi.useRealTimers();
  queries.clear();
  asked.length = 0;
});

describe('a document that changed on the server', () => {
  it('is shown as it was and then as it is when one comes back to it', async () => {
    await queries.ensureQueryData(sites());
    release = 2;
    names['site/_all'] = 'new';
    vi.setSystemTime(Date.now() + 2001);
    const page = open(sites());
    expect(page.name()).toBe('old');
    await expect.poll(page.name).toBe('new');
    page.leave();
  });

  it('comes to an open page as soon as any answer is of a later release', async () => {
    await queries.ensureQueryData(sites());
    const page = open(sites());
    release = 2;
    names['site/_all'] = 'new';
    await queries.fetchQuery(others());
    await expect.poll(page.name).toBe('new');
    expect(asked).toEqual(['site/_all', 'navigation/_all', 'site/_all']);
    page.leave();
  });

  it('is asked for only when it is shown again, while no page shows it', async () => {
    await queries.ensureQueryData(sites());
    release = 2;
    names['site/_all'] = 'new';
    dropOlder(queries, headersOf(2));
    expect(asked).toEqual(['site/_all']);
    const page = open(sites());
    await expect.poll(page.name).toBe('new');
    page.leave();
  });
});

describe('a document that did not change', () => {
  it('stays the same object, and counts as of the release that was answered last', async () => {
    const record = await queries.ensureQueryData(sites());
    const page = open(sites());
    release = 2;
    dropOlder(queries, headersOf(2));
    await expect.poll(() => asked.length).toBe(2);
    await expect.poll(() => page.observer.getCurrentResult().fetchStatus).toBe('idle');
    expect(page.observer.getCurrentResult().data).toBe(record);
    dropOlder(queries, headersOf(2));
    dropOlder(queries, headersOf(1));
    expect(asked).toHaveLength(2);
    page.leave();
  });

  it('is not asked for again within two seconds', async () => {
    await queries.ensureQueryData(sites());
    open(sites()).leave();
    expect(asked).toEqual(['site/_all']);
  });
});
