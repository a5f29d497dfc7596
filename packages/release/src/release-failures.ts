import { language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

const failure = z.object({ site: language, path: z.string(), message: z.string(), failed_at: z.date() });
/** A document that cannot be built: its former version stays in the release until what is wrong has been corrected. */
export type ReleaseFailure = z.infer<typeof failure>;

export async function listFailures(db: Queryable): Promise<ReleaseFailure[]> {
  const { rows } = await db.query('select site, path, message, failed_at from vitrine.release_failure order by site, path');
  return z.array(failure).parse(rows);
}
