import { MEDIA_HITS_MAX, mediaSearchAnswer } from '@vitrine/contract/search.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bearer, mediaItemOf, type TestServer, testServer, writeRelease } from '../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = (await server.login((await server.account()).email)).token;
});
afterAll(() => server.close());

const get = (query: string, headers: Record<string, string> = bearer(token)) =>
  server.app.inject({ url: `/api/v1/search/media?${query}`, headers });
const ask = async (query: string) => mediaSearchAnswer.parse((await get(new URLSearchParams({ query }).toString())).json()).data;
const publish = async (documents: Record<string, object>) => {
  const release = await writeRelease(server.pool, documents);
  await vi.waitUntil(() => server.context.release.releaseId === release, { timeout: 10_000 });
};

const TERMS = { title: '', kind: '', text: '', parts: '', textParts: '' };
/** A machine of the index, by its type name alone. */
const machineOf = (title: string) => ({
  id: `machine/${title}`,
  kind: 'machine' as const,
  title,
  line: null,
  label: null,
  link: '/product/ww-200',
  image: null,
  file: null,
  terms: { ...TERMS, name: title.toLowerCase().replace(' ', '') },
});

test('media are found by parts of compounds, by synonyms of editors and with a typing error, as soon as they are published', async () => {
  await publish({ 'media-item/s': mediaItemOf('s', 'Lochscheibe, nah', 'b', []) });
  const ids = async (query: string) => (await ask(query)).hits.map(({ entry }) => entry.id);
  expect(await ids('Scheibe')).toEqual(['media/s']);
  expect(await ids('Lohcscheibe')).toEqual(['media/s']);
  expect((await ask('Lochscheibe')).hits[0]?.entry).toMatchObject({ title: 'Lochscheibe, nah', link: '/media-library?item=s' });
  expect(await ids('Platte')).toEqual([]);
  const index = { language: 'de', words: '', synonyms: [['Lochscheibe', 'Platte']], entries: [machineOf('WW 200')] };
  await publish({
    'search-index/_all': { status_code: 200, data: index },
    'media-item/u': mediaItemOf('u', 'Podest der WW 200', 'd', []),
    'media-item/t': mediaItemOf('t', 'Trichter', 'c', []),
  });
  expect(await ids('Platte')).toEqual(['media/s']);
  expect(await ids('Trichter')).toEqual(['media/t']);
  // One part of the search, as in the app, however the name of the machine is typed.
  for (const query of ['ww 200', 'ww-200', 'WW200'])
    expect((await ask(query)).hits).toMatchObject([{ parts: 1, entry: { id: 'media/u' } }]);
});

test('a video says how long it is, as far as that is known', async () => {
  const { item, order } = mediaItemOf('v', 'Rührwerk', 'e', []);
  const { image: _, ...common } = item.type === 'image' ? item : { ...item, image: null };
  const shape = {
    alt: '',
    width: 960,
    height: 540,
    placeholder: '',
    bytes: 9,
    extension: 'mp4',
    type: 'video/mp4',
    thumbnail: null,
  };
  const video = (id: string, more: object) => ({
    item: { ...common, id, type: 'video', video: { ...shape, url: '/assets/0123456789abcdef/v.mp4', ...more } },
    order,
  });
  await publish({ 'media-item/v': video('v', { duration: 42.4 }), 'media-item/w': video('w', {}) });
  const found = (await ask('Rührwerk')).hits.map(({ entry }) => [entry.id, entry.label, entry.duration]);
  expect(found.sort()).toEqual([
    ['media/v', 'video', 42.4],
    ['media/w', 'video', undefined],
  ]);
});

test('the best hits are answered, and how many there are', async () => {
  await publish(
    Object.fromEntries(Array.from({ length: 70 }, (_, n) => [`media-item/n${n}`, mediaItemOf(`n${n}`, `Messer ${n}`, 'd', [])])),
  );
  const { hits, count } = await ask('Messer');
  expect([hits.length, count]).toEqual([MEDIA_HITS_MAX, 70]);
});

test('a log-in is needed', async () => expect((await get('query=wolf', {})).statusCode).toBe(401));

test.each([
  ['', 'query'],
  ['query=', 'query'],
  [`query=${'x'.repeat(300)}`, 'query'],
  ['query=a&query=b', 'query'],
  ['query=wolf&page=1', 'page'],
])('?%s is refused by name', async (query, parameter) => {
  const answer = await get(query);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].source).toEqual({ parameter });
});

test.each([
  ['control characters', 'query=%00%07'],
  ['marks of direction', 'query=%E2%80%AE%E2%80%8F'],
  ['right-to-left words', `query=${encodeURIComponent('مفرمة لحم')}`],
  ['half a character', 'query=%ED%A0%80'],
  ['no UTF-8', 'query=%FF%FE'],
  ['signs of a query language', `query=${encodeURIComponent(`';--"*()&|!:<>%_\\`)}`],
  ['names of the prototype', 'query=constructor%20__proto__'],
])('%s find nothing and break nothing', async (_, query) => {
  const answer = await get(query);
  expect(answer.statusCode).toBe(200);
  expect(mediaSearchAnswer.parse(answer.json()).data).toEqual({ hits: [], count: 0 });
});

test('control characters inside of a word change nothing', async () => expect((await ask('\u202eTrich\u0000ter')).count).toBe(1));
