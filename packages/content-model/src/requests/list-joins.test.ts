import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { type RestCall, restClient } from '../testing/rest-client.ts';
import { LISTS_MAX } from './bounds.ts';
import { listsIn } from './list-joins.ts';

let content: TestContent;
let lists: string[];
let ask: (path: string, options?: RestCall) => Promise<Response>;
beforeAll(async () => {
  content = await openTestContent();
  ask = await restClient(content).asEditor();
  lists = content.payload.collections.products.config.flattenedFields
    .filter((field) => 'hasMany' in field && field.hasMany && field.type !== 'join')
    .map(({ name }) => name);
});
afterAll(() => content.close());

const missing = (names: string[], before = '') =>
  names.map((name, i) => `where[and][${i}][${before}${name}][exists]=false`).join('&');
const answerOf = async (path: string, options?: RestCall) => {
  const answer = await ask(path, options);
  return [answer.status, (await answer.json()).errors?.[0]?.message ?? ''];
};

test('a question leads over at most three lists, by its conditions and its order', async () => {
  expect(lists.length).toBeGreaterThan(LISTS_MAX);
  const [three, four] = [lists.slice(0, LISTS_MAX), lists.slice(0, LISTS_MAX + 1)];
  const tooMany = 'so nicht möglich; höchstens 3 Felder mit mehreren Werten.';
  const places = [
    ['/products', ''],
    ['/products/count', ''],
    ['/products/versions', 'version.'],
  ] as const;
  for (const [path, before] of places) {
    const asked = `${path}?depth=0&`;
    expect([path, await answerOf(asked + missing(three, before))]).toEqual([path, [200, '']]);
    expect([path, await answerOf(asked + missing(four, before))]).toEqual([path, [400, `Der Parameter „where“ ist ${tooMany}`]]);
    const twice = `${missing(three, before)}&where[and][9][${before}${three[0]}][exists]=true`;
    expect([path, (await answerOf(asked + twice))[0]], 'two conditions on one list').toEqual([path, 200]);
    const withOrder = `${missing(three, before)}&sort=-${before}${four.at(-1)}`;
    expect([path, await answerOf(asked + withOrder)]).toEqual([path, [400, expect.stringContaining('„where“')]]);
  }
  const order = four.join(',');
  expect(await answerOf(`/products?depth=0&sort=${order}`)).toEqual([400, expect.stringContaining('„sort“')]);
  const inBody = {
    method: 'POST',
    body: missing(four),
    headers: { 'x-payload-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' },
  };
  expect((await answerOf('/products', inBody))[0]).toBe(400);
  const { docs } = await content.payload.find({ collection: 'staff', limit: 1 });
  const page = content.payload.find({
    collection: 'products',
    where: { and: four.map((name) => ({ [name]: { exists: false } })) },
    user: { ...docs[0], collection: 'staff' },
    overrideAccess: false,
  });
  await expect(page, 'of a page of the admin').rejects.toMatchObject({ name: 'QueryError' });
});

test('lists of other records and kinds of blocks count too, several fields of one list once', () => {
  const of = (slug: string, ...paths: [string, object?][]) => {
    const fields = content.payload.config.collections.find((one) => one.slug === slug)?.flattenedFields ?? [];
    const where = { or: paths.map(([path, compared = { exists: true }]) => ({ [path]: compared })) };
    return listsIn({ where }, { fields, payload: content.payload }).both;
  };
  expect(of('products', ['slug'], ['title.de'])).toBe(0);
  for (const { slug, flattenedFields } of content.payload.config.collections) {
    for (const field of flattenedFields) {
      if (field.type === 'array') {
        const names = field.flattenedFields.filter(({ type }) => type === 'text').map(({ name }) => name);
        expect([slug, of(slug, ...names.map((name): [string] => [`${field.name}.${name}`]))]).toEqual([slug, 1]);
      }
      if ('relationTo' in field && field.relationTo === 'products') {
        const isList = 'hasMany' in field && field.hasMany;
        expect([slug, of(slug, [`${field.name}.${lists[0]}`])]).toEqual([slug, isList ? 2 : 1]);
        expect([slug, of(slug, [`${field.name}__${lists[0]}`])]).toEqual([slug, isList ? 2 : 1]);
      }
      if (field.type === 'blocks') {
        const kinds: [string, object] = [`${field.name}.blockType`, { in: ['a', 'b', 'c'] }];
        expect([slug, of(slug, kinds)]).toEqual([slug, 4]);
      }
    }
  }
  expect.hasAssertions();
});
