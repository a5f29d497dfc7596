import { language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import type { DocumentKey } from './document-key.ts';

const current = z.array(z.object({ site: language, path: z.string() }));

/** Documents of the current release. */
export async function currentDocuments(db: Queryable): Promise<DocumentKey[]> {
  const { rows } = await db.query('select site, path from vitrine.release_entry where until is null order by site, path');
  return current.parse(rows);
}
