import { type Language, language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import type { DocumentKey } from './document-key.ts';

/** Stands for vitrine.page_count among the collections that documents depend on; record ids are `<site>:<path>`. */
export const PAGE_COUNT_COLLECTION = 'page-count';

const counts = z.array(z.object({ path: z.string(), pages: z.number() }));
const current = z.array(z.object({ site: language, path: z.string() }));

/** Documents of the current release. */
export async function currentDocuments(db: Queryable): Promise<DocumentKey[]> {
  const { rows } = await db.query('select site, path from vitrine.release_entry where until is null order by site, path');
  return current.parse(rows);
}

/** Measured print pages of a site by document path. */
export async function measuredPages(db: Queryable, site: Language): Promise<Map<string, number>> {
  const { rows } = await db.query('select path, pages from vitrine.page_count where site = $1', [site]);
  return new Map(counts.parse(rows).map((row) => [row.path, row.pages]));
}
