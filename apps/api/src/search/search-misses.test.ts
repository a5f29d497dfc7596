import { nameOfCatalogue, tokenize } from '@vitrine/search/tokens.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { bearer, type TestServer, testServer } from '../testing/test-server.ts';
import { normaliseMiss } from './normalise-miss.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = (await server.login((await server.account()).email)).token;
});
afterAll(() => server.close());

const post = (payload: object, headers: Record<string, string> = bearer(token)) =>
  server.app.inject({ method: 'POST', url: '/api/v1/search/misses', headers, payload });
const counted = async () =>
  (await server.pool.query('select language, query, count from vitrine.search_miss order by query, language')).rows;

test('a search without a hit is counted by its words, a day and a language, and by nothing else', async () => {
  for (const query of ['Bandsäge', ' BANDSÄGE! ', 'Füller']) expect((await post({ query })).statusCode).toBe(204);
  await post({ query: 'bandsäge' }, { ...bearer(token), 'X-Site-Language': 'en' });
  expect(await counted()).toEqual([
    { language: 'de', query: 'bandsäge', count: 2 },
    { language: 'en', query: 'bandsäge', count: 1 },
    { language: 'de', query: 'füller', count: 1 },
  ]);
  const { rows } = await server.pool.query(
    "select column_name from information_schema.columns where table_schema = 'vitrine' and table_name = 'search_miss'",
  );
  expect(rows.map((row) => row.column_name).sort()).toEqual(['count', 'day', 'language', 'query']);
});

test('what could be about a person is not kept', async () => {
  const before = await counted();
  const queries = ['anna.muster@example.org', 'anna (at) example', '+49 221 4710 100', '0221/4710100', 'Kd.-Nr. 1204711'];
  queries.push('www.muster.de', 'Herr Muster', 'Frau Dr. Anna Muster', 'mrs muster', '12', '!?');
  for (const query of queries) expect((await post({ query })).statusCode, query).toBe(204);
  expect(await counted()).toEqual(before);
});

test('bad input is refused and names its field; nothing is counted without a log-in', async () => {
  expect((await post({ query: 'wolf' }, {})).statusCode).toBe(401);
  for (const query of ['', 'x'.repeat(121), 7]) {
    const answer = await post({ query });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].source.pointer).toContain('query');
  }
  expect((await post({ query: 'wolf\u0000hund' })).statusCode).toBeLessThan(500);
});

describe('the words that are counted', () => {
  it.each([
    ['7,5 kW Füller', '7,5 kw füller'],
    ["Band, 10'000 kg/h!", "band 10'000 kg/h"],
    ['9800 kg / h Band', '9800 kg/h band'],
    ['Schockfroster -18 °C', 'schockfroster 18 °c'],
    ['Hack (5 % Fett)', 'hack 5 % fett'],
    ['Füller/Clipper, 2.', 'füller/clipper 2'],
    ['ww-200 Band', 'ww 200 band'],
  ])('%s are looked for as they were typed', (query, words) => {
    const read = (text: string) => tokenize(text, 'de', nameOfCatalogue(new Set(['ww200']))).map(({ term }) => term);
    expect(normaliseMiss(query)).toBe(words);
    expect(read(words)).toEqual(read(query));
  });
  it('have letters, figures and single spaces, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (query) => {
        const words = normaliseMiss(query);
        if (words !== null) expect(words).toMatch(/^[\p{L}\p{M}\p{N}.,'/%°]+( [\p{L}\p{M}\p{N}.,'/%°]+)*$/u);
      }),
    );
  });
});
