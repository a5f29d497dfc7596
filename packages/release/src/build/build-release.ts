import { LANGUAGES } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { createKeySet, type DocumentKey, type KeySet } from '../document-key.ts';
import { currentDocuments, measuredPages } from '../page-counts.ts';
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

/**
 * Builds the affected documents. Page counts belong to routes that are in the release, so their document is built
 * last, and also when a route that has been measured came or went.
 */
export async function buildRelease(
  db: Queryable,
  workshop: Omit<Workshop, 'pageCounts'>,
  affected: KeySet,
): Promise<BuiltRelease> {
  const before = createKeySet(await currentDocuments(db));
  const after = createKeySet(before.list());
  const measured = new Map(await Promise.all(LANGUAGES.map(async (site) => [site, await measuredPages(db, site)] as const)));
  const whole: Workshop = {
    ...workshop,
    async pageCounts(site) {
      const pages = [...(measured.get(site) ?? [])].filter(([path]) => after.has({ site, path }));
      return Object.fromEntries(pages.map(([path, count]) => [`/${path}`, count]));
    },
  };

  const result: BuiltRelease = { built: [], failed: [] };
  const last = createKeySet(affected.list().filter((key) => key.path === PAGE_COUNTS_PATH));
  await buildAll(
    whole,
    affected.list().filter((key) => key.path !== PAGE_COUNTS_PATH),
    result,
  );
  for (const { site, path, json } of result.built) {
    const exists = json !== null;
    if (before.has({ site, path }) !== exists && measured.get(site)?.has(path)) last.add({ site, path: PAGE_COUNTS_PATH });
    if (exists) after.add({ site, path });
    else after.delete({ site, path });
  }
  await buildAll(whole, last.list(), result);
  return result;
}
