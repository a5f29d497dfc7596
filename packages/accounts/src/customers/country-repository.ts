import type { Queryable } from '@vitrine/server/database.ts';

/** Whether people of this country may choose it: a country of ours, by its id (ISO 3166-1 alpha-2), that is independent. */
export async function isRegistrationCountry(db: Queryable, id: string): Promise<boolean> {
  // No other text is asked for: the database refuses some, and an error would show them.
  if (!/^[A-Z]{2}$/.test(id)) return false;
  const { rowCount } = await db.query('select 1 from public.countries where code = $1 and is_independent', [id]);
  return rowCount === 1;
}
