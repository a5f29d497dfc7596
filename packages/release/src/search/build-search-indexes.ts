import { SEARCH_INDEX_PATH, searchEntry, searchIndexAnswer } from '@vitrine/contract/search.ts';
import { LANGUAGES, type Language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import type { Log } from '@vitrine/server/log.ts';
import { plainError } from '@vitrine/server/plain-error.ts';
import { z } from 'zod';
import { canonicalJson } from '../canonical-json.ts';
import type { BuiltDocument } from '../write-release.ts';
import { isSearched, partOfDocument } from './part-of-document.ts';
import { searchIndexOf } from './search-index.ts';
import type { SearchPart } from './search-part.ts';

const stored = z.array(z.object({ part: z.string() }));
const entries = z.array(searchEntry);

/** Parts of documents that are in no release any more, which another version of the code took out, and of media, which earlier ones had. */
const FORGET_GONE = `delete from vitrine.search_part p where p.path like 'media-item/%' or not exists
  (select from vitrine.release_entry e where e.until is null and e.site = p.site and e.path = p.path)`;

/** True when the part of a document is another than before. */
async function keepPart(db: Queryable, { site, path }: BuiltDocument, part: SearchPart | null): Promise<boolean> {
  if (part === null) {
    const { rowCount } = await db.query('delete from vitrine.search_part where site = $1 and path = $2', [site, path]);
    return rowCount !== 0;
  }
  const { rowCount } = await db.query(
    `insert into vitrine.search_part as p (site, path, part) values ($1, $2, $3)
     on conflict (site, path) do update set part = excluded.part where p.part <> excluded.part`,
    [site, path, canonicalJson(part)],
  );
  return rowCount !== 0;
}

/** What a document gives to the search; null for one that is gone, undefined for one that cannot be read: its former part stays. */
function takeApart({ site, path, json }: BuiltDocument, log: Log): SearchPart | null | undefined {
  if (json === null) return null;
  try {
    const part = partOfDocument({ site, path }, json);
    entries.parse(part.entries);
    return part;
  } catch (error) {
    // A release does without a hit rather than without everything that was edited.
    log.error({ site, path, err: plainError(error) }, 'document cannot be searched');
    return undefined;
  }
}

async function indexOf(db: Queryable, site: Language, anew: boolean): Promise<BuiltDocument> {
  const { rows } = await db.query('select part from vitrine.search_part where site = $1 order by path', [site]);
  // Written by keepPart alone, after the schemas of the documents they are from and of their entries.
  const parts = stored.parse(rows).map(({ part }) => JSON.parse(part) as SearchPart);
  const json = searchIndexOf(site, parts);
  // A document that cannot be built after an update has the part that the version before wrote.
  if (anew) searchIndexAnswer.parse(JSON.parse(json));
  return { site, path: SEARCH_INDEX_PATH, json, dependencies: [] };
}

/**
 * The search of each language whose parts changed, with `anew` of every language. Only documents that were built are taken apart; the
 * index itself is one file and costs by its length, as every list does.
 */
export async function buildSearchIndexes(
  { db, log }: { db: Queryable; log: Log },
  built: readonly BuiltDocument[],
  anew: boolean,
): Promise<BuiltDocument[]> {
  if (anew) await db.query(FORGET_GONE);
  const changed = new Set<Language>(anew ? LANGUAGES : []);
  for (const document of built) {
    if (!isSearched(document.path)) continue;
    const part = takeApart(document, log);
    if (part !== undefined && (await keepPart(db, document, part))) changed.add(document.site);
  }
  const indexes: BuiltDocument[] = [];
  for (const site of LANGUAGES) if (changed.has(site)) indexes.push(await indexOf(db, site, anew));
  return indexes;
}
