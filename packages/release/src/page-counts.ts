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

const sites = z.array(z.object({ site: language }));

/** Sites on which measured documents came into the release or go out of it with what was built. Costs by what was built. */
export async function sitesWithOtherRoutes(
  db: Queryable,
  built: readonly (DocumentKey & { json: string | null })[],
): Promise<Language[]> {
  const { rows } = await db.query(
    `select distinct b.site
     from unnest($1::text[], $2::text[], $3::boolean[]) as b (site, path, is_there)
     join vitrine.page_count c on c.site = b.site and c.path = b.path
     left join vitrine.release_entry e on e.site = b.site and e.path = b.path and e.until is null
     where b.is_there <> (e.hash is not null)`,
    [built.map(({ site }) => site), built.map(({ path }) => path), built.map(({ json }) => json !== null)],
  );
  return sites.parse(rows).map(({ site }) => site);
}
