import type { Language } from '@vitrine/contract/sites.ts';
import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf } from '@vitrine/jobs/rows.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Miss } from './misses-contract.ts';

const SHOWN_MAX = 200;
const row = z.object({ language: z.enum(['de', 'en']), query: z.string(), count: z.coerce.number(), last: z.string() });

/** Searches without a hit, those of most people first. */
export const readMisses = (db: Transaction): Promise<Miss[]> =>
  rowsOf(
    db,
    row,
    `select language, query, sum(count) as count, max(day)::text as last from vitrine.search_miss
     group by language, query order by sum(count) desc, max(day) desc, query limit ${SHOWN_MAX}`,
  );

export async function dismissMiss(db: Transaction, { language, query }: { language: Language; query: string }): Promise<void> {
  await db.query('delete from vitrine.search_miss where language = $1 and query = $2', [language, query]);
}

/** Adds the word to the synonyms of a term, which may be new. Answers their record's id. */
export async function makeSynonym(
  req: PayloadRequest,
  { language, query, term }: { language: Language; query: string; term: string },
): Promise<string> {
  const options = { req, user: req.user, overrideAccess: false, depth: 0 } as const;
  const { docs } = await req.payload.find({
    ...options,
    collection: 'search-synonyms',
    where: { term: { equals: term } },
    limit: 1,
  });
  const [known] = docs;
  if (!known) {
    const data = { term, words: [query], languages: [language] };
    return (await req.payload.create({ ...options, collection: 'search-synonyms', data })).id;
  }
  const data = {
    words: [...new Set([...(known.words ?? []), query])],
    languages: [...new Set([...known.languages, language])],
  };
  await req.payload.update({ ...options, collection: 'search-synonyms', id: known.id, data });
  return known.id;
}
