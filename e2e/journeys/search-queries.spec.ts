import { readFile } from 'node:fs/promises';
import { MEDIA_SEARCH_PATH, mediaSearchAnswer, SEARCH_INDEX_PATH, searchIndexAnswer } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { fold } from '@vitrine/search/fold.ts';
import { isOnlySimilar, mergeHits } from '@vitrine/search/merge-hits.ts';
import { createSearch } from '@vitrine/search/search.ts';
import { z } from 'zod';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { tokensFor } from './session.ts';

/** How people in the trade speak, each with the first hits that are right; none for what a maker of these machines does not have. */
const queries = z.array(z.tuple([z.string()], z.string()));
const FIRST_RIGHT = 0.95;
const OF_THREE_RIGHT = 0.99;
const QUERIES_MIN = 120;
const INDEX_MAX_BYTES = 150_000;

interface Asked {
  /** In which language what was asked for, and what was found: of the first three hits their kinds and titles. */
  told: string;
  isFirstRight: boolean;
  isOfThree: boolean;
  /** Editors have these very words among their synonyms. */
  isSynonym: boolean;
  /** Editors see it as a search without a hit. */
  isMiss: boolean;
  isWanted: boolean;
}

async function askAll(baseURL: string, language: Language): Promise<Asked[]> {
  // An account of its own: what one person may ask in a minute is not much more than all of these.
  const { token } = await tokensFor(baseURL, await newCustomer(baseURL, language));
  const headers = { Authorization: `Bearer ${token}`, 'X-Site-Language': language, 'Accept-Encoding': 'br' };
  const answer = await fetch(`${baseURL}/api/v1/${SEARCH_INDEX_PATH}`, { headers });
  expect(answer.headers.get('content-encoding')).toBe('br');
  const bytes = Number(answer.headers.get('content-length'));
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(INDEX_MAX_BYTES);
  const index = searchIndexAnswer.parse(await answer.json()).data;
  const search = createSearch(index);
  const synonyms = new Set(index.synonyms.flat().map((words) => fold(words, language)));
  const file = new URL(`../../packages/search/queries/${language}.json`, import.meta.url);
  const all: Asked[] = [];
  for (const [query, ...wanted] of queries.parse(JSON.parse(await readFile(file, 'utf8')))) {
    const found = await fetch(`${baseURL}/api/v1/${MEDIA_SEARCH_PATH}?${new URLSearchParams({ query })}`, { headers });
    const media = mediaSearchAnswer.parse(await found.json()).data.hits;
    const { hits, asked } = search.find(query);
    // As the sheet puts them together.
    const titles = mergeHits(hits, media)
      .slice(0, 3)
      .map(({ entry }) => `${entry.kind}: ${entry.title.replaceAll('\u00a0', ' ')}`);
    all.push({
      told: `${language} ${query}: ${titles.join(', ')}`,
      isFirstRight: wanted.includes(titles[0] ?? ''),
      isOfThree: titles.some((title) => wanted.includes(title)),
      isSynonym: synonyms.has(fold(query, language)),
      isMiss: titles.length === 0 || isOnlySimilar(asked, hits, media),
      isWanted: wanted.length > 0,
    });
  }
  return all;
}

test(
  'people in the trade find what they mean, with and without the words of synonyms, and the index is small',
  {
    tag: '@desk',
  },
  async ({ baseURL }, { annotations }) => {
    const all = [...(await askAll(baseURL ?? '', 'de')), ...(await askAll(baseURL ?? '', 'en'))];
    const wanted = all.filter(({ isWanted }) => isWanted);
    const sets = { 'all queries': wanted, 'without words of synonyms': wanted.filter(({ isSynonym }) => !isSynonym) };
    for (const [name, asked] of Object.entries(sets)) {
      const wrong = asked.filter(({ isFirstRight }) => !isFirstRight).map(({ told }) => told);
      const right = 1 - wrong.length / asked.length;
      const ofThree = asked.filter(({ isOfThree }) => isOfThree).length / asked.length;
      annotations.push({
        type: name,
        description: `${asked.length}: first hit ${right}, of three ${ofThree}; ${wrong.join('; ')}`,
      });
      expect(asked.length, name).toBeGreaterThanOrEqual(QUERIES_MIN);
      expect(right, `${name}\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(FIRST_RIGHT);
      expect(ofThree, `${name}\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(OF_THREE_RIGHT);
    }
    // What the catalogue does not have is a search without a hit, whatever similar things are shown.
    const absent = all.filter(({ isWanted }) => !isWanted);
    expect(absent.length).toBeGreaterThanOrEqual(5);
    expect(absent.filter(({ isMiss }) => !isMiss).map(({ told }) => told)).toEqual([]);
  },
);
