import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { isOutdated } from './password-hash.ts';

const hashes = z.array(z.object({ hash: z.string() }));

/** One hash of each cost that accounts have beside today's: theirs who have not logged in since it was raised. */
export async function outdatedHashes(db: Queryable): Promise<string[]> {
  const { rows } = await db.query(
    `select min(password_hash) as hash from public.accounts where password_hash is not null
     group by (string_to_array(password_hash, '$'))[1:4]`,
  );
  return hashes
    .parse(rows)
    .map(({ hash }) => hash)
    .filter(isOutdated);
}
