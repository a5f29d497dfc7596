import type { Language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';

/** Different searches that are kept a day and language: the rest of a flood is dropped. */
const KEPT_A_DAY = 2000;

/** Counts a search without a hit, by day. */
export async function countMiss(db: Queryable, language: Language, query: string): Promise<void> {
  await db.query(
    `insert into vitrine.search_miss as m (language, query)
     select $1, $2 where exists (select from vitrine.search_miss where language = $1 and query = $2 and day = current_date)
       or (select count(*) from vitrine.search_miss where language = $1 and day = current_date) < ${KEPT_A_DAY}
     on conflict (language, query, day) do update set count = m.count + 1`,
    [language, query],
  );
}
