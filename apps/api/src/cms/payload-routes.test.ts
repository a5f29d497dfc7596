import { createContentConfig } from '@vitrine/content-model/config.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsServer, cmsServer } from '../testing/cms-server.ts';
import { UPLOAD_MAX } from './keep-upload.ts';
import { UPLOADS } from './limit-bodies.ts';

type Config = Awaited<ReturnType<typeof createContentConfig>>;
/** What is asked of an endpoint here, whether it is of the root, a collection or a global. */
type Endpoint = Pick<Config['endpoints'][number], 'method' | 'path'>;

let cms: CmsServer;
let config: Config;
beforeAll(async () => {
  cms = await cmsServer();
  config = await createContentConfig(cms.server.cmsEnvironment);
});
afterAll(() => cms.close());

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
const upper = (method: (typeof METHODS)[number]): Method => method.toUpperCase() as Method;

/** Everything that Payload answers below /cms-api with this configuration, its own endpoints and ours. */
function calls(): { method: Method; url: string }[] {
  const of = (base: string, endpoints: readonly Endpoint[] | false | undefined) =>
    (endpoints || []).map(({ method, path }) => {
      const filled = path.replace(/:\w+\??/g, 'x').replace(/\/$/, '');
      if (method === 'connect') throw new Error('no such endpoint can be asked for');
      return { method: upper(method), url: `/cms-api${base}${filled}` };
    });
  return [
    ...of('', config.endpoints),
    ...config.collections.flatMap(({ slug, endpoints }) => of(`/${slug}`, endpoints)),
    ...config.globals.flatMap(({ slug, endpoints }) => of(`/globals/${slug}`, endpoints)),
  ];
}

/** Which of these calls reach the CMS without a log-in. */
async function reaching(asked: { method: Method; url: string }[]): Promise<string[]> {
  const reached: string[] = [];
  for (const [index, { method, url }] of asked.entries()) {
    const before = cms.seen.length;
    const remoteAddress = `10.${index >> 8}.${index & 255}.1`;
    const { statusCode } = await cms.server.app.inject({ method, url, remoteAddress });
    if (cms.seen.length > before) reached.push(`${method} ${url}`);
    else expect([method, url, statusCode]).toEqual([method, url, url.startsWith('/admin') ? 302 : 401]);
  }
  return [...new Set(reached)].sort();
}

test('of everything that Payload answers, only what the log-in needs is there without one', async () => {
  const known = calls();
  // What has been there in every version: the walk has found the lists.
  for (const url of ['/cms-api/access', '/cms-api/staff/login', '/cms-api/images/file/x', '/cms-api/globals/home-page']) {
    expect(known.map((call) => call.url)).toContain(url);
  }
  expect(known.length).toBeGreaterThan(300);
  // Next adds it at its first call (@payloadcms/next/dist/routes/rest) where the configuration has none.
  const all = [
    ...known,
    { method: 'GET', url: '/cms-api/og' } as const,
    { method: 'OPTIONS', url: '/cms-api/staff/login' } as const,
  ];
  expect(await reaching(all)).toEqual([
    'GET /cms-api/staff/me',
    'POST /cms-api/staff/forgot-password',
    'POST /cms-api/staff/login',
    'POST /cms-api/staff/reset-password',
  ]);
});

test('of the pages of the admin, only those before the log-in are there without one', async () => {
  const own = Object.values(config.admin.components.views ?? {}).map((view) => view?.path ?? '/none');
  const records = [...config.collections, ...config.globals].map(({ slug }) => slug);
  const pages = [
    ...Object.values(config.admin.routes).filter((path) => path !== undefined),
    ...own,
    ...records.flatMap((slug) => [
      `/collections/${slug}`,
      `/collections/${slug}/create`,
      `/globals/${slug}`,
      `/${slug}/verify/x`,
    ]),
  ];
  expect(pages).toContain('/login');
  expect(await reaching(pages.map((path) => ({ method: 'GET', url: `/admin${path}` })))).toEqual([
    'GET /admin/create-first-user',
    'GET /admin/forgot',
    'GET /admin/login',
    'GET /admin/logout',
    'GET /admin/logout-inactivity',
    'GET /admin/reset',
  ]);
});

test('files may be sent to exactly the collections that keep some', () => {
  const keeping = config.collections.filter(({ upload }) => upload).map(({ slug }) => slug as string);
  expect([...UPLOADS].sort()).toEqual(keeping.sort());
  expect(config.upload.requestSizeLimit, 'what the API lets through, the CMS takes').toBe(UPLOAD_MAX);
});

test('no caller has a picture of a text drawn', async () => {
  const drawing = config.endpoints.filter(({ method, path }) => method === 'get' && path === '/og');
  expect(drawing).toHaveLength(1);
  expect(config.admin.meta.defaultOGImageType).toBe('off');
});
