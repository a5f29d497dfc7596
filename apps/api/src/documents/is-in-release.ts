import { comparedMachines } from '@vitrine/contract/comparisons.ts';
import { documentOf, pageAt } from '@vitrine/contract/page-paths.ts';
import { PAGES } from '@vitrine/contract/pages.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { findResources } from '@vitrine/release/find-resources.ts';
import { documentKey, type ReleaseSnapshot } from '@vitrine/release/release-snapshot.ts';

/** The machines of a comparison that a release does not hold, by slug; null for a path that is no comparison. */
export function machinesNotInRelease(snapshot: ReleaseSnapshot, site: Language, path: string): string[] | null {
  const page = pageAt(path);
  const machines = page?.kind === 'comparison' ? comparedMachines(page.slug) : null;
  const isThere = (slug: string) => snapshot.documents.has(documentKey(site, documentOf({ kind: 'product', slug })));
  return machines?.filter((slug) => !isThere(slug)) ?? null;
}

/**
 * True when a release holds what the page at a path of the app shows: its document, every machine of a comparison, or else the resource
 * that leads there.
 */
export function isInRelease(snapshot: ReleaseSnapshot, site: Language, path: string): boolean {
  const page = pageAt(path);
  if (!page) return false;
  if (page.kind === 'comparison') return machinesNotInRelease(snapshot, site, path)?.length === 0;
  const document = documentOf(page);
  if (document) return snapshot.documents.has(documentKey(site, document));
  return [findResources(snapshot, site, PAGES[page.kind].resource, { link: path }).data].flat().length > 0;
}
