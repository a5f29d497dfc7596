import { SEARCH_INDEX_PATH } from '@vitrine/contract/search.ts';
import { LANGUAGES, type Language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';
import { canonicalJson } from '../canonical-json.ts';
import type { BuiltDocument } from '../write-release.ts';
import { assembleIndex } from './assemble-index.ts';
import { isSearched, partOfDocument } from './part-of-document.ts';
import type { SearchPart } from './search-part.ts';

const stored = z.array(z.object({ part: z.string() }));

/** True when the part of a document is another than before. */
async function keepPart(db: Queryable, { site, path, json }: BuiltDocument): Promise<boolean> {
  if (json === null) {
    const { rowCount } = await db.query('delete from vitrine.search_part where site = $1 and path = $2', [site, path]);
    return rowCount !== 0;
  }
  const { rowCount } = await db.query(
    `insert into vitrine.search_part as p (site, path, part) values ($1, $2, $3)
     on conflict (site, path) do update set part = excluded.part where p.part <> excluded.part`,
    [site, path, canonicalJson(partOfDocument({ site, path }, json))],
  );
  return rowCount !== 0;
}

async function indexOf(db: Queryable, site: Language): Promise<BuiltDocument> {
  const { rows } = await db.query('select part from vitrine.search_part where site = $1 order by path', [site]);
  // Written by keepPart alone, after the schemas of the documents they are from.
  const parts = stored.parse(rows).map(({ part }) => JSON.parse(part) as SearchPart);
  return { site, path: SEARCH_INDEX_PATH, json: canonicalJson(assembleIndex(site, parts)), dependencies: [] };
}

/**
 * The search of each language whose parts changed, with `anew` of every language. Only documents that were built are taken apart; the
 * index itself is one file and costs by its length, as every list does.
 */
export async function buildSearchIndexes(
  db: Queryable,
  built: readonly BuiltDocument[],
  anew: boolean,
): Promise<BuiltDocument[]> {
  const changed = new Set<Language>(anew ? LANGUAGES : []);
  for (const document of built) {
    if (isSearched(document.path) && (await keepPart(db, document))) changed.add(document.site);
  }
  return Promise.all(LANGUAGES.filter((site) => changed.has(site)).map((site) => indexOf(db, site)));
}
