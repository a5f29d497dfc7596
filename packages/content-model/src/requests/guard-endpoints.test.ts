import { randomUUID } from 'node:crypto';
import { type CollectionBeforeOperationHook, createLocalReq, type Endpoint } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { type RestCall, restClient } from '../testing/rest-client.ts';
import { untilItWaits } from '../testing/while-held.ts';
import { DEPTH_MAX, LIMIT_MAX, LIMIT_MAX_WITH_DEPTH, WHERE_CONDITIONS_MAX } from './bounds.ts';
import { guardEndpoint } from './guard-endpoints.ts';

let content: TestContent;
let ask: (path: string, options?: RestCall & { signal?: AbortSignal }) => Promise<Response>;
beforeAll(async () => {
  content = await openTestContent();
  ask = await restClient(content).asEditor();
});
afterAll(() => content.close());

const answerOf = async (path: string, options?: RestCall) => {
  const answer = await ask(path, options);
  return [path, answer.status, (await answer.json()).errors?.[0]?.message ?? ''];
};
/** The same question in a body, as the admin asks what is too long for an address. */
const inBody = (query: string): RestCall => ({
  method: 'POST',
  body: query,
  headers: { 'x-payload-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' },
});

/** A question in the address, with a body in JSON that asks for little. */
const withOrdinaryBody: RestCall = {
  method: 'POST',
  body: { depth: 0, limit: 1, page: 1, pagination: true, sort: 'slug', where: {}, select: {} },
  headers: { 'x-payload-http-method-override': 'GET' },
};

describe('a question is refused by the name of the parameter that asks for too much', () => {
  const many = Array.from({ length: WHERE_CONDITIONS_MAX + 1 }, () => ({ slug: { equals: 'x' } }));
  const deep = (levels: number): object => (levels === 0 ? { slug: { equals: 'x' } } : { and: [deep(levels - 1)] });
  const refused: [string, string][] = [
    ['depth', `depth=${DEPTH_MAX + 1}`],
    ['depth', 'depth=99&limit=100&pagination=false'],
    ['depth', 'depth=x'],
    ['depth', 'depth=-1'],
    ['depth', 'depth=0&depth=99'],
    ['depth', 'depth[a]=1'],
    ['limit', `limit=${LIMIT_MAX + 1}&depth=0`],
    ['limit', `limit=${LIMIT_MAX_WITH_DEPTH + 1}&depth=1`],
    ['limit', `limit=${LIMIT_MAX_WITH_DEPTH + 1}`],
    ['limit', 'limit=0&depth=0'],
    ['limit', 'limit=1e9'],
    ['pagination', 'pagination=false'],
    ['page', 'page=-1'],
    ['joins', 'joins[x][limit]=0'],
    ['populate', 'populate[images][alt]=true'],
    ['data', 'data=%7B'],
    ['select', 'select=x'],
    ['sort', 'sort=%00'],
    ['sort', 'sort[a]=b'],
    ['where', 'where[id][in]='],
    ['where', 'where[id][in][0][a]=x'],
    ['where', 'where[slug][near]=1,2,3'],
    ['where', 'where[slug][bogus]=1'],
    ['where', 'where[slug][equals]=%00'],
    ['where', 'where[or]=x'],
    ['where', 'where=%7B'],
    ['where', 'where=x'],
    ['where', `where=${encodeURIComponent(JSON.stringify({ or: many }))}`],
    ['where', `where=${encodeURIComponent(JSON.stringify(deep(9)))}`],
  ];
  test.each(refused)('%s: %s', async (name, query) => {
    expect((await answerOf(`/products?${query}`)).slice(1)).toEqual([400, expect.stringContaining(`„${name}“`)]);
    expect((await answerOf('/products', inBody(query))).slice(1)).toEqual([400, expect.stringContaining(`„${name}“`)]);
    expect((await answerOf(`/products?${query}`, withOrdinaryBody)).slice(1)).toEqual([
      400,
      expect.stringContaining(`„${name}“`),
    ]);
  });

  test('so is every way to ask: of a record, its versions, a global and in JSON', async () => {
    const json = { method: 'POST', body: { depth: 99 }, headers: { 'x-payload-http-method-override': 'GET' } };
    const id = '00000000-0000-4000-8000-000000000000';
    for (const path of [`/products/${id}`, '/products/versions', '/products/count', '/globals/home-page', '/staff/me']) {
      expect(await answerOf(`${path}?depth=99`)).toEqual([`${path}?depth=99`, 400, expect.stringContaining('„depth“')]);
    }
    expect((await answerOf(`/products/${id}`, json))[1]).toBe(400);
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      expect((await answerOf(`/products?depth=99`, { method, body: {} })).slice(1)).toEqual([
        400,
        expect.stringContaining('„depth“'),
      ]);
    }
  });

  test('what the admin asks is answered', async () => {
    const ids = Array.from(
      { length: 360 },
      (_, i) => `where[id][in][${i}]=00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    );
    for (const query of [
      '',
      'depth=1&limit=50',
      'depth=0&limit=100&sort=-updatedAt&select[title]=true',
      'pagination=false&limit=100&depth=0&draft=true&locale=de&fallback-locale=null',
      'where[and][0][or][0][slug][like]=x&where[and][0][or][1][title][contains]=y&where[and][1][productImage][exists]=false',
      'where[slug][not_in]=a,b&depth=0',
    ]) {
      expect((await answerOf(`/products?${query}`)).slice(0, 2)).toEqual([`/products?${query}`, 200]);
    }
    expect((await answerOf('/images', inBody(`depth=0&limit=360&${ids.join('&')}`)))[1]).toBe(200);
    // A change of all that were chosen.
    expect((await answerOf('/products?limit=0&where[slug][equals]=none', { method: 'DELETE' }))[1]).toBe(200);
  });
});

test('no comparison of any field with anything is a failure of ours', async () => {
  const values = ['=x', '[]=x'];
  const operators = ['equals', 'contains', 'in', 'not_in', 'all', 'greater_than', 'near'];
  const seen = new Set<string>();
  const failed: string[] = [];
  for (const { slug, flattenedFields } of content.payload.config.collections) {
    if (!['products', 'navigation'].includes(slug)) continue;
    for (const field of flattenedFields) {
      const many = 'hasMany' in field && field.hasMany;
      const kinds = 'relationTo' in field && Array.isArray(field.relationTo);
      const kind = [field.name === 'id', field.type, many, kinds].join();
      if (seen.has(kind)) continue;
      seen.add(kind);
      for (const operator of operators) {
        for (const value of values) {
          const path = `/${slug}?depth=0&limit=1&where[${field.name}][${operator}]${value}`;
          if ((await ask(path)).status >= 500) failed.push(path);
        }
      }
    }
  }
  expect(seen.size).toBeGreaterThan(8);
  expect(failed).toEqual([]);
});

test('versions of what has none are not there', async () => {
  for (const path of ['/images/versions?depth=0', '/staff/versions?depth=0'])
    expect([path, (await answerOf(path))[1]]).toEqual([path, 404]);
  expect((await answerOf('/products/versions?depth=0'))[1]).toBe(200);
});

test('a body that is no record is refused', async () => {
  for (const path of ['/products', '/globals/home-page'])
    for (const body of ['null', '1', '"x"', '{'])
      expect([path, body, (await ask(path, { method: 'POST', body })).status]).toEqual([path, body, 400]);
  for (const text of ['null', '1', '{']) {
    const body = new FormData();
    body.append('_payload', text);
    expect([text, (await ask('/images', { method: 'POST', body })).status]).toEqual([text, 400]);
  }
});

describe('of the heavy reads of one member of staff two are done at a time', () => {
  const HEAVY = '/products?depth=2&limit=50&locale=all';

  test('others and what is light do not wait for them, and of more than may wait one is refused', async () => {
    await content.staff('editor', 'other');
    const { cookie } = await restClient(content).logIn('other@vitrine.example');
    const other: RestCall = { cookie: cookie.split(';')[0] ?? '' };
    const client = await content.pool.connect();
    const waiting = `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'vitrine-content' and wait_event_type = 'Lock'`;
    const statusOf = async (path: string, options?: RestCall) => (await ask(path, options)).status;
    try {
      await client.query('begin');
      await client.query('lock table public.products in access exclusive mode');
      const answers = Array.from({ length: 23 }, () => ask(HEAVY));
      const refused = await Promise.race(answers);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
      expect((await refused.json()).errors[0].message).toMatch(/^Das sind zu viele große Anfragen auf einmal/);
      for (const path of ['/images?depth=0&limit=10', '/staff/me', '/access']) {
        expect([path, await statusOf(path)]).toEqual([path, 200]);
      }
      for (const path of ['/images', '/images?depth=0&limit=100', '/navigation?depth=0&locale=all']) {
        expect([path, await statusOf(path, other)]).toEqual([path, 200]);
        expect([path, await statusOf(path)], 'of the same').toEqual([path, 429]);
      }
      expect(await statusOf(`/images/${randomUUID()}?depth=2&locale=all`), 'one record with all that it refers to').toBe(429);
      await expect.poll(async () => (await content.pool.query(waiting)).rows).toEqual([{ count: 2 }]);
      await client.query('rollback');
      const statuses = (await Promise.all(answers)).map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(22).fill(200), 429]);
      expect(await statusOf(HEAVY)).toBe(200);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('a question whose time is over', () => {
  /** A list that has little time, as a request of this reader with this signal asks for it. */
  async function asked(readingMs: number, { signal = new AbortController().signal, reader = randomUUID() } = {}) {
    const list: Endpoint = {
      path: '/',
      method: 'get',
      handler: async (req) => {
        const depth = Number(req.query.depth);
        return Response.json(await content.payload.find({ collection: 'products', depth, req, overrideAccess: false }));
      },
    };
    const endpoint = guardEndpoint(list, readingMs);
    const editor = await content.payload.find({ collection: 'staff', limit: 1 });
    const user = editor.docs[0] && { ...editor.docs[0], id: reader, collection: 'staff' as const };
    const req = await createLocalReq({ ...(user && { user }) }, content.payload);
    Object.assign(req, { method: 'GET', query: { depth: '1' }, signal, routeParams: { collection: 'products' } });
    return async () => (await endpoint.handler(req)).status;
  }

  test('is answered with 503, whatever the database is doing', async () => {
    const client = await content.pool.connect();
    try {
      await client.query('begin');
      await client.query('lock table public.products in access exclusive mode');
      const answer = (await asked(50))();
      await untilItWaits(content);
      expect(await answer).toBe(503);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('is not begun when it has waited for its turn as long', async () => {
    const client = await content.pool.connect();
    const reader = randomUUID();
    const began: string[] = [];
    const note: CollectionBeforeOperationHook = ({ args, req }) => {
      if (req.user?.id === reader) began.push(reader);
      return args;
    };
    const { products } = content.payload.collections;
    products.config.hooks.beforeOperation.push(note);
    try {
      await client.query('begin');
      await client.query('lock table public.products in access exclusive mode');
      const first = [(await asked(60_000, { reader }))(), (await asked(60_000, { reader }))()];
      await expect.poll(() => began).toEqual([reader, reader]);
      expect(await (await asked(50, { reader }))()).toBe(503);
      await client.query('rollback');
      expect(await Promise.all(first)).toEqual([200, 200]);
      expect(await (await asked(60_000, { reader }))()).toBe(200);
      expect(began).toHaveLength(3);
    } finally {
      await client.query('rollback');
      client.release();
      products.config.hooks.beforeOperation.pop();
    }
  });

  test('or whose reader has gone reads nothing more', async () => {
    const image = await content.image();
    await content.payload.create({
      collection: 'products',
      data: { slug: 'k-1', title: 'K 1', productImage: image.id, _status: 'draft' },
      draft: true,
    });
    const { products, images } = content.payload.collections;
    const read: string[] = [];
    const reader = new AbortController();
    const note: CollectionBeforeOperationHook = ({ args, collection }) => {
      read.push(collection.slug);
      return args;
    };
    const leave: CollectionBeforeOperationHook = ({ args }) => {
      reader.abort();
      return args;
    };
    images.config.hooks.beforeOperation.push(note);
    expect(await (await asked(60_000))()).toBe(200);
    expect(read, 'the picture of the machine is read along').toEqual(['images']);
    products.config.hooks.beforeOperation.push(leave);
    expect(await (await asked(60_000, { signal: reader.signal }))()).toBe(499);
    await content.payload.db.pool.query('select 1');
    expect(read).toEqual(['images']);
    images.config.hooks.beforeOperation.pop();
    products.config.hooks.beforeOperation.pop();
  });

  test('has statements that end by themselves', async () => {
    const { rows } = await content.payload.db.pool.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '30s' }]);
  });
});
