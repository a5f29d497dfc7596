import type { Queryable } from '@vitrine/server/database.ts';

/** Days that a search without a hit is counted for. */
const KEPT_DAYS = 180;

/** Forgets searches without a hit that are old. Answers how many rows went. */
export async function pruneSearchMisses(db: Queryable): Promise<number> {
  const { rowCount } = await db.query('delete from vitrine.search_miss where day < current_date - $1::int', [KEPT_DAYS]);
  return rowCount ?? 0;
}
