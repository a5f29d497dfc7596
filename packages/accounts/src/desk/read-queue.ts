import type { Language } from '@vitrine/contract/sites.ts';
import type { Transaction } from '@vitrine/jobs/job.ts';
import { rowsOf, time } from '@vitrine/jobs/rows.ts';
import { z } from 'zod';
import type { AlikeAccount, WaitingAccount } from './desk-contract.ts';
import { type DuplicateKeys, duplicateKeys, similarityOf } from './duplicate-detection/duplicates.ts';
import { soughtTokens } from './duplicate-detection/tokens.ts';
import { countWaiting, WAITING } from './waiting.ts';

/** More than anybody decides in one sitting. */
const LISTED_MAX = 100;
const ALIKE_MAX = 5;

const state = z.enum(['pending', 'active', 'declined', 'blocked']);
const waitingRow = z.object({
  id: z.string(),
  gender: z.enum(['m', 'f']),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  country: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  language: z.enum(['de', 'en']),
  newsletter: z.boolean(),
  given_at: time,
  confirmed_at: time,
  asked_at: time.nullable(),
  asked_by: z.string().nullable(),
  question: z.string().nullable(),
});
const candidateRow = z.object({
  id: z.string(),
  like_to: z.array(z.string()),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  state,
});

const QUEUE = `select a.id, a.gender, a.firstname, a.lastname, a.company, c.name as country, a.email, a.phone, a.language,
    terms.given_at, terms.confirmed_at, asked.created_at as asked_at, asked.reason as question, s.name as asked_by,
    exists (select from vitrine.consent n where n.account_id = a.id and n.purpose = 'newsletter' and n.withdrawn_at is null)
      as newsletter
  from (select a.*, terms.given_at, terms.confirmed_at from ${WAITING} order by terms.confirmed_at, a.id limit $2) a
  cross join lateral (select a.given_at, a.confirmed_at) terms
  left join public.countries_locales c on c._parent_id = a.country_id and c._locale = $1::public._locales
  left join lateral (select created_at, reason, staff_id from vitrine.account_decision d
    where d.account_id = a.id and d.decision = 'ask' and d.undone_at is null order by d.created_at desc limit 1) asked on true
  left join public.staff s on s.id = asked.staff_id
  order by terms.confirmed_at, a.id`;

/** Accounts that have something in common with those of $1, whose ids are in `like_to`: the oldest first. */
const CANDIDATES = `select a.id, a.firstname, a.lastname, a.company, a.email, a.phone, a.state, array_agg(w.id::text) as like_to
  from jsonb_to_recordset($1::jsonb) w(id uuid, tokens text[])
  join vitrine.account_duplicate_tokens l on l.tokens && w.tokens and l.account_id <> w.id
  join public.accounts a on a.id = l.account_id
  group by a.id order by a.created_at, a.id`;

type Known = Omit<AlikeAccount, 'because'> & { keys: DuplicateKeys; likeTo: ReadonlySet<string> };
/** A number may be a whole company's; a domain is always theirs. */
const STRENGTH = { name: 8, domain: 4, phone: 2, company: 1 } as const;
const strength = ({ because }: AlikeAccount) => because.reduce((sum, reason) => sum + STRENGTH[reason], 0);

/** The accounts that are like one, the likeliest first. */
function alikeTo(id: string, keys: DuplicateKeys, candidates: readonly Known[]): AlikeAccount[] {
  return candidates
    .filter(({ likeTo }) => likeTo.has(id))
    .map(({ keys: otherKeys, likeTo: _, ...other }) => ({ ...other, because: similarityOf(keys, otherKeys) }))
    .filter(({ because }) => because.length > 0)
    .sort((a, b) => strength(b) - strength(a));
}

/** The accounts that may be like one of these. */
async function candidatesOf(db: Transaction, waiting: readonly { id: string; keys: DuplicateKeys }[]): Promise<Known[]> {
  const sought = waiting.map(({ id, keys }) => ({ id, tokens: soughtTokens(keys) }));
  const rows = await rowsOf(db, candidateRow, CANDIDATES, [JSON.stringify(sought)]);
  return rows.map((account) => ({
    id: account.id,
    name: `${account.firstname} ${account.lastname}`,
    company: account.company,
    email: account.email,
    state: account.state,
    keys: duplicateKeys(account),
    likeTo: new Set(account.like_to),
  }));
}

/**
 * Confirmed accounts that wait, oldest first, with what an approver looks at. Names of countries in the language of the admin;
 * similarity as updateDuplicateTokens left it.
 */
export async function readQueue(db: Transaction, language: Language): Promise<{ accounts: WaitingAccount[]; total: number }> {
  const waiting = await rowsOf(db, waitingRow, QUEUE, [language, LISTED_MAX]);
  if (waiting.length === 0) return { accounts: [], total: 0 };
  const keyed = waiting.map((row) => ({ ...row, keys: duplicateKeys(row) }));
  const candidates = await candidatesOf(db, keyed);
  const accounts = keyed.map((row): WaitingAccount => {
    const alike = alikeTo(row.id, row.keys, candidates);
    return {
      id: row.id,
      gender: row.gender,
      name: `${row.firstname} ${row.lastname}`,
      company: row.company,
      country: row.country,
      email: row.email,
      phone: row.phone,
      language: row.language,
      newsletter: row.newsletter,
      registeredAt: row.given_at,
      confirmedAt: row.confirmed_at,
      asked: row.asked_at && row.question ? { at: row.asked_at, by: row.asked_by, question: row.question } : null,
      alike: alike.slice(0, ALIKE_MAX),
      alikeTotal: alike.length,
    };
  });
  return { accounts, total: await countWaiting(db) };
}
