import { documentOf, pageAt } from '@vitrine/contract/page-paths.ts';
import { PAGES } from '@vitrine/contract/pages.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { findResources } from '@vitrine/release/find-resources.ts';
import { documentKey, type ReleaseSnapshot } from '@vitrine/release/release-snapshot.ts';

/** True when a release holds what the page at a path of the app shows: its document, or else the resource that leads there. */
export function isInRelease(snapshot: ReleaseSnapshot, site: Language, path: string): boolean {
  const page = pageAt(path);
  if (!page) return false;
  const document = documentOf(page);
  if (document) return snapshot.documents.has(documentKey(site, document));
  return [findResources(snapshot, site, PAGES[page.kind].resource, { link: path }).data].flat().length > 0;
}
