import { readFile } from 'node:fs/promises';
import { MEDIA_SEARCH_PATH, mediaSearchAnswer, SEARCH_INDEX_PATH, searchIndexAnswer } from '@vitrine/contract/search.ts';
import { mergeHits } from '@vitrine/search/merge-hits.ts';
import { createSearch } from '@vitrine/search/search.ts';
import { z } from 'zod';
import { expect, SALES, test } from './fixtures.ts';
import { sharedToken } from './session.ts';

/** How people in the trade speak, each with the first hits that are right. */
const queries = z.array(z.tuple([z.string()], z.string()));
const FIRST_RIGHT = 0.95;
const OF_THREE_RIGHT = 0.99;
const INDEX_MAX_BYTES = 150_000;

test('people in the trade find what they mean, and the index is small', { tag: '@desk' }, async ({ baseURL }) => {
  const token = await sharedToken(baseURL ?? '', SALES);
  let [asked, right, ofThree] = [0, 0, 0];
  const wrong: string[] = [];
  for (const language of ['de', 'en'] as const) {
    const headers = { Authorization: `Bearer ${token}`, 'X-Site-Language': language, 'Accept-Encoding': 'br' };
    const answer = await fetch(`${baseURL}/api/v1/${SEARCH_INDEX_PATH}`, { headers });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const bytes = Number(answer.headers.get('content-length'));
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(INDEX_MAX_BYTES);
    const search = createSearch(searchIndexAnswer.parse(await answer.json()).data);
    const file = new URL(`../../packages/search/queries/${language}.json`, import.meta.url);
    for (const [query, ...wanted] of queries.parse(JSON.parse(await readFile(file, 'utf8')))) {
      const found = await fetch(`${baseURL}/api/v1/${MEDIA_SEARCH_PATH}?${new URLSearchParams({ query })}`, { headers });
      const media = mediaSearchAnswer.parse(await found.json()).data;
      // As the sheet puts them together.
      const hits = mergeHits(search.find(query).hits, media.hits).slice(0, 3);
      const titles = hits.map(({ entry }) => `${entry.kind}: ${entry.title.replaceAll('\u00a0', ' ')}`);
      asked++;
      if (wanted.includes(titles[0] ?? '')) right++;
      else wrong.push(`${language} ${query}: ${titles.join(', ')}`);
      if (titles.some((title) => wanted.includes(title))) ofThree++;
    }
  }
  expect(asked).toBeGreaterThanOrEqual(120);
  expect(right / asked, wrong.join('\n')).toBeGreaterThanOrEqual(FIRST_RIGHT);
  expect(ofThree / asked, wrong.join('\n')).toBeGreaterThanOrEqual(OF_THREE_RIGHT);
});
