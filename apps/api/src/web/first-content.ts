import { MEDIA_FIRST_SEEN } from '@vitrine/contract/media-library.ts';
import { beginningAt, firstRequestOf } from '@vitrine/contract/page-paths.ts';
import { MEDIA_LIBRARY_SLUG, type PageKind } from '@vitrine/contract/pages.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { findResources } from '@vitrine/release/find-resources.ts';
import type { ApiContext } from '../context.ts';

/** What the first screen of a page is made of. */
export interface FirstContent {
  kind: PageKind | 'home' | 'media-library';
  /** Below /api/v1, as the app asks for it. */
  path: string;
  /** Another one when the content is. */
  hash: string;
  read: () => unknown;
}

/** The page at an address; null for one with a query, but for that of a comparison. */
function pageOf(url: string) {
  if (url === '/') return { kind: 'home' } as const;
  const path = url.replace(/\?.*$/s, '');
  const page = beginningAt(path);
  return path === url || page?.kind === 'comparison' ? page : null;
}

/** What the page at an address of the app asks for first, as the release has it; null where it has nothing. */
export function firstContentAt(
  { release, libraries }: Pick<ApiContext, 'release' | 'libraries'>,
  site: Language,
  url: string,
): FirstContent | null {
  const page = pageOf(url);
  const path = page && (page.kind === 'home' ? 'home-page' : firstRequestOf(page));
  if (!page || !path) return null;
  if (page.kind === 'static-product') {
    const menu = release.get(site, 'navigation/_all');
    const entry = findResources(release.snapshot, site, 'navigation-item', { id: page.slug });
    const isThere = [entry.data].flat().length > 0;
    return menu && isThere ? { kind: page.kind, path, hash: menu.hash, read: () => entry } : null;
  }
  const document = release.get(site, path);
  if (!document) return null;
  const read = () => JSON.parse(document.identity.toString());
  if (page.kind !== 'content-page' || page.slug !== MEDIA_LIBRARY_SLUG) {
    return { kind: page.kind, path, hash: document.hash, read };
  }
  const { items, version } = libraries.find(site);
  return {
    kind: 'media-library',
    path,
    hash: `${document.hash} ${version}`,
    read: () => ({ page: read(), items: items.slice(0, MEDIA_FIRST_SEEN).map(({ json }) => JSON.parse(json.toString())) }),
  };
}
