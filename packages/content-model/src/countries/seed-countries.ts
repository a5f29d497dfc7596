import type { Queryable } from '@vitrine/server/database.ts';
import { countryName } from './country-names.ts';
import { INDEPENDENT, NOT_INDEPENDENT } from './iso-3166.ts';
import { REGION_CODES } from './regions.ts';

/** Puts in place the countries that are missing, both names at once; what staff corrected stays. Runs in the caller's transaction. */
export async function seedCountries(db: Queryable): Promise<void> {
  await nameCountries(db, await insertMissing(db));
  await giveRegions(db);
}

/** The rows that were missing. */
async function insertMissing(db: Queryable): Promise<{ id: string; code: string }[]> {
  const all = [...INDEPENDENT, ...NOT_INDEPENDENT];
  const { rows } = await db.query<{ id: string; code: string }>(
    `insert into countries (code, is_independent)
     select code, code = any($2::text[]) from unnest($1::text[]) as code
     on conflict (code) do nothing
     returning id, code`,
    [all, INDEPENDENT],
  );
  return rows;
}

async function nameCountries(db: Queryable, rows: readonly { id: string; code: string }[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.id);
  for (const language of ['de', 'en'] as const) {
    await db.query(
      `insert into countries_locales (_parent_id, _locale, name)
       select * from unnest($1::uuid[], array_fill($2::_locales, array[$3::int]), $4::text[])`,
      [ids, language, ids.length, rows.map((row) => countryName(row.code, language))],
    );
  }
  await db.query(
    "insert into vitrine.change (collection, record_id) select 'countries', id::text from unnest($1::uuid[]) as id",
    [ids],
  );
}

/** Regions of countries that have none: of those just inserted, and of those from before there were regions. */
async function giveRegions(db: Queryable): Promise<void> {
  for (const [region, codes] of Object.entries(REGION_CODES)) {
    await db.query(
      `with given as (
         update countries set region = $1::enum_countries_region where region is null and code = any($2::text[]) returning id
       )
       insert into vitrine.change (collection, record_id)
       select 'countries', id::text from given
       except select collection, record_id from vitrine.change`,
      [region, codes],
    );
  }
}
