import type { Language } from '@vitrine/contract/sites.ts';
import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf } from '@vitrine/jobs/rows.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { SYNONYM_WORDS_MAX } from '../collections/search-synonyms.ts';
import { inTransaction } from '../hooks/in-transaction.ts';
import { transactionQueries } from '../hooks/transaction-queries.ts';
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

/** Any number that no other lock of this database uses. */
const SYNONYM_LOCK = 7_420_039;

interface MissMeaning {
  language: Language;
  query: string;
  /** What was meant, as the catalogue calls it. */
  term: string;
}

const isSameWord = (one: string, other: string) =>
  one.normalize('NFKC').trim().toLowerCase() === other.normalize('NFKC').trim().toLowerCase();

/**
 * Adds the word to the synonyms of a term. What was meant may itself be kept as another word of a term: the new word then goes to that
 * term, because synonyms do not lead on to synonyms. Only a record of this language alone takes it: in one of both languages the word would mean
 * the term in a language in which it was not asked for. A record that is full leaves it to another one of the same term.
 */
async function addWord(req: PayloadRequest, { language, query, term }: MissMeaning): Promise<string> {
  const options = { req, user: req.user, overrideAccess: false, depth: 0, collection: 'search-synonyms' } as const;
  const { docs } = await req.payload.find({ ...options, sort: 'createdAt', pagination: false });
  const ofLanguage = docs.filter(({ languages }) => languages.includes(language));
  const holder =
    ofLanguage.find((record) => isSameWord(record.term, term)) ??
    ofLanguage.find(({ words }) => words?.some((word) => isSameWord(word, term)));
  const meant = holder?.term ?? term;
  const own = ofLanguage.filter((record) => isSameWord(record.term, meant) && record.languages.every((one) => one === language));
  const known =
    own.find(({ words }) => words?.includes(query)) ?? own.find(({ words }) => (words?.length ?? 0) < SYNONYM_WORDS_MAX);
  if (!known) return (await req.payload.create({ ...options, data: { term: meant, words: [query], languages: [language] } })).id;
  const words = [...new Set([...(known.words ?? []), query])];
  await req.payload.update({ ...options, id: known.id, data: { words } });
  return known.id;
}

/**
 * Makes the word a synonym of a term, which may be new, and takes its searches off the list, both or neither. Answers the id of their
 * record. One after the other, or of two editors who add to one term at once one would write the list without the word of the other.
 */
export const makeSynonym = (req: PayloadRequest, meaning: MissMeaning): Promise<string> =>
  inTransaction(req, async () => {
    const db = transactionQueries(req);
    await db.query('select pg_advisory_xact_lock($1::bigint)', [SYNONYM_LOCK]);
    const id = await addWord(req, meaning);
    await dismissMiss(db, meaning);
    return id;
  });
