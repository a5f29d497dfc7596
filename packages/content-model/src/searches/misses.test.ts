import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SYNONYM_WORDS_MAX } from '../collections/search-synonyms.ts';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { restClient } from '../testing/rest-client.ts';
import { missesAnswer } from './misses-contract.ts';

const PATH = '/search-misses';

let content: TestContent;
let client: ReturnType<typeof restClient>;
const cookies = new Map<string, string>();
beforeAll(async () => {
  content = await openTestContent();
  client = restClient(content);
  for (const role of ['editor', 'approver'] as const) {
    await content.staff(role);
    cookies.set(role, (await client.logIn(`${role}@vitrine.example`)).cookie.split(';')[0] ?? '');
  }
});
afterAll(() => content.close());
beforeEach(async () => {
  await content.pool.query('delete from vitrine.search_miss');
  await content.pool.query(
    `insert into vitrine.search_miss (language, query, day, count) values
     ('de', 'blitz', current_date, 2), ('de', 'blitz', current_date - 1, 3), ('en', 'blitz', current_date, 1), ('de', 'xylophon', current_date, 4)`,
  );
});

const call = (path: string, as: string, body?: object) =>
  client.call(path, {
    origin: content.environment.publicUrl,
    cookie: cookies.get(as) ?? '',
    ...(body && { method: 'POST', body }),
  });
async function misses() {
  const { misses } = missesAnswer.parse(await (await call(PATH, 'editor')).json());
  return misses.map(({ language, query, count }) => [language, query, count]);
}
const synonyms = async () =>
  (await content.payload.find({ collection: 'search-synonyms', depth: 0, pagination: false })).docs.map(
    ({ term, words, languages }) => ({
      term,
      words,
      languages,
    }),
  );

test('editors see what was searched in vain, most first, and make a synonym of it, of a new term or one that is there', async () => {
  expect(await misses()).toEqual([
    ['de', 'blitz', 5],
    ['de', 'xylophon', 4],
    ['en', 'blitz', 1],
  ]);
  const make = (language: string, query: string) => call(`${PATH}/synonym`, 'editor', { language, query, term: 'Kutter' });
  expect((await make('de', 'blitz')).status).toBe(200);
  expect(await synonyms()).toEqual([{ term: 'Kutter', words: ['blitz'], languages: ['de'] }]);
  expect(await misses()).toEqual([
    ['de', 'xylophon', 4],
    ['en', 'blitz', 1],
  ]);
  expect((await make('en', 'blitz')).status).toBe(200);
  expect((await make('de', 'xylophon')).status).toBe(200);
  // What is said in one language says nothing of the other.
  const made = await synonyms();
  expect(made).toHaveLength(2);
  expect(made).toContainEqual({ term: 'Kutter', words: ['blitz', 'xylophon'], languages: ['de'] });
  expect(made).toContainEqual({ term: 'Kutter', words: ['blitz'], languages: ['en'] });
  expect(await misses()).toEqual([]);
});

test('a record of both languages keeps its words: what is searched in one goes into a record of that language', async () => {
  const data = { term: 'Wolf', words: ['mincer'], languages: ['de' as const, 'en' as const] };
  await content.payload.create({ collection: 'search-synonyms', data });
  expect((await call(`${PATH}/synonym`, 'editor', { language: 'de', query: 'xylophon', term: 'Wolf' })).status).toBe(200);
  const made = (await synonyms()).filter(({ term }) => term === 'Wolf');
  expect(made).toHaveLength(2);
  expect(made).toContainEqual(data);
  expect(made).toContainEqual({ term: 'Wolf', words: ['xylophon'], languages: ['de'] });
});

test('what was meant may be typed in another case, or be another word of a term: the term takes the new word', async () => {
  const data = { term: 'Säge', words: ['Knochensäge'], languages: ['de' as const, 'en' as const] };
  await content.payload.create({ collection: 'search-synonyms', data });
  const make = (language: string, query: string, term: string) => call(`${PATH}/synonym`, 'editor', { language, query, term });
  expect((await make('de', 'zersäger', 'knochenSÄGE')).status).toBe(200);
  expect((await make('de', 'zerteiler', 'säge')).status).toBe(200);
  expect((await make('de', 'trenner', 'Zersäger')).status).toBe(200);
  // In English that is no word of it.
  expect((await make('en', 'cutting band', 'Zersäger')).status).toBe(200);
  const made = (await synonyms()).filter(({ term }) => /säge/i.test(term));
  expect(made).toHaveLength(3);
  expect(made).toContainEqual(data);
  expect(made).toContainEqual({ term: 'Säge', words: ['zersäger', 'zerteiler', 'trenner'], languages: ['de'] });
  expect(made).toContainEqual({ term: 'Zersäger', words: ['cutting band'], languages: ['en'] });
});

test('where a record is full, another one of the same term takes the word, and those that come after it', async () => {
  const words = Array.from({ length: SYNONYM_WORDS_MAX }, (_, n) => `wort ${n}`);
  await content.payload.create({ collection: 'search-synonyms', data: { term: 'Füller', words, languages: ['de'] } });
  for (const query of ['spritze', 'stopfer', 'wort 3', 'spritze'])
    expect((await call(`${PATH}/synonym`, 'editor', { language: 'de', query, term: 'Füller' })).status, query).toBe(200);
  const made = (await synonyms()).filter(({ term }) => term === 'Füller');
  expect(made).toHaveLength(2);
  expect(made).toContainEqual({ term: 'Füller', words, languages: ['de'] });
  expect(made).toContainEqual({ term: 'Füller', words: ['spritze', 'stopfer'], languages: ['de'] });
});

test('of several editors who add to one term at once none loses a word', async () => {
  const queries = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
  const answers = await Promise.all(
    queries.map((query) => call(`${PATH}/synonym`, 'editor', { language: 'de', query, term: 'Mischer' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(queries.map(() => 200));
  const made = (await synonyms()).filter(({ term }) => term === 'Mischer');
  expect(made).toHaveLength(1);
  expect(made[0]?.words?.toSorted()).toEqual(queries.toSorted());
});

test('a synonym is made and its searches are taken off the list, both or neither', async () => {
  const [before, listed] = [await synonyms(), await misses()];
  const make = () => call(`${PATH}/synonym`, 'editor', { language: 'de', query: 'xylophon', term: 'Spritze' });
  await content.pool.query(`
    create function public.refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
    create trigger refuse before delete on vitrine.search_miss for each row execute function public.refuse()`);
  try {
    expect((await make()).status, 'the list cannot be changed').toBe(500);
    expect(await synonyms()).toEqual(before);
    await content.pool.query(`
      drop trigger refuse on vitrine.search_miss;
      create trigger refuse before insert on public.search_synonyms for each row execute function public.refuse()`);
    expect((await make()).status, 'the synonym cannot be made').toBe(500);
    expect(await misses()).toEqual(listed);
  } finally {
    await content.pool.query('drop function public.refuse() cascade');
  }
  expect((await make()).status).toBe(200);
  expect(await misses()).not.toContainEqual(['de', 'xylophon', 4]);
});

test('one that is dismissed is gone in its language, and nothing is made of it', async () => {
  const before = await synonyms();
  expect((await call(`${PATH}/dismiss`, 'editor', { language: 'de', query: 'blitz' })).status).toBe(200);
  expect(await misses()).toEqual([
    ['de', 'xylophon', 4],
    ['en', 'blitz', 1],
  ]);
  expect(await synonyms()).toEqual(before);
});

test('others of the staff and strangers see none; bad input changes nothing', async () => {
  const body = { language: 'de', query: 'blitz', term: 'Kutter' };
  for (const as of ['approver', 'stranger']) {
    expect([as, (await call(PATH, as)).status]).toEqual([as, 403]);
    expect([as, (await call(`${PATH}/synonym`, as, body)).status]).toEqual([as, 403]);
    expect([as, (await call(`${PATH}/dismiss`, as, body)).status]).toEqual([as, 403]);
  }
  const before = await synonyms();
  for (const bad of [{ ...body, term: '' }, { ...body, language: 'fr' }, { ...body, query: 'x'.repeat(300) }, {}])
    expect((await call(`${PATH}/synonym`, 'editor', bad)).status).toBe(400);
  expect(await synonyms()).toEqual(before);
  expect((await misses())[0]).toEqual(['de', 'blitz', 5]);
});
