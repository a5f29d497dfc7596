import type { Language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { createKeySet, type DocumentKey, type KeySet } from '../document-key.ts';
import { currentDocuments, measuredPages, sitesWithOtherRoutes } from '../page-counts.ts';
import { PAGE_COUNTS_PATH } from '../presenters/documents.ts';
import type { BuiltDocument, FailedDocument } from '../write-release.ts';
import { buildDocument, type Workshop } from './build-document.ts';

/** Documents built at once: enough to share reads, few enough to bound memory. */
const AT_ONCE = 16;

export interface BuiltRelease {
  built: BuiltDocument[];
  failed: FailedDocument[];
}

async function buildAll(workshop: Workshop, keys: readonly DocumentKey[], into: BuiltRelease): Promise<void> {
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const results = await Promise.all(keys.slice(start, start + AT_ONCE).map((key) => buildDocument(workshop, key)));
    for (const result of results) {
      if ('built' in result) into.built.push(result.built);
      else into.failed.push(result.failed);
    }
  }
}

/** Print pages by route path of a site's routes that are in the release, with what has just been built. */
async function pageCountsOf(db: Queryable, site: Language, built: readonly BuiltDocument[]): Promise<Record<string, number>> {
  const measured = await measuredPages(db, site);
  const there = createKeySet(await currentDocuments(db));
  for (const { path, json } of built.filter((document) => document.site === site)) {
    if (json === null) there.delete({ site, path });
    else there.add({ site, path });
  }
  const pages = [...measured].filter(([path]) => there.has({ site, path }));
  return Object.fromEntries(pages.map(([path, count]) => [`/${path}`, count]));
}

/**
 * Builds the affected documents. Page counts belong to routes that are in the release, so their document is built
 * last, and also when a route that has been measured came or went; only then is the whole release looked through.
 */
export async function buildRelease(
  db: Queryable,
  workshop: Omit<Workshop, 'pageCounts'>,
  affected: KeySet,
): Promise<BuiltRelease> {
  const result: BuiltRelease = { built: [], failed: [] };
  const whole: Workshop = { ...workshop, pageCounts: (site) => pageCountsOf(db, site, result.built) };
  const isLast = ({ path }: DocumentKey) => path === PAGE_COUNTS_PATH;

  const last = createKeySet(affected.list().filter(isLast));
  await buildAll(
    whole,
    affected.list().filter((key) => !isLast(key)),
    result,
  );
  for (const site of await sitesWithOtherRoutes(db, result.built)) last.add({ site, path: PAGE_COUNTS_PATH });
  await buildAll(whole, last.list(), result);
  return result;
}
