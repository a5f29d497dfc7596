import { language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { DERIVED_PATHS } from './derived-documents.ts';
import type { DocumentKey } from './document-key.ts';

const current = z.array(z.object({ site: language, path: z.string() }));

/** Documents of the current release that are made of content. */
export async function currentDocuments(db: Queryable): Promise<DocumentKey[]> {
  const { rows } = await db.query(
    'select site, path from vitrine.release_entry where until is null and path <> all($1) order by site, path',
    [DERIVED_PATHS],
  );
  return current.parse(rows);
}
