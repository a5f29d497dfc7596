import { comparedMachines, comparisonSlug, isMachineSlug } from '@vitrine/contract/comparisons.ts';
import { MEDIA_FIRST_SEEN } from '@vitrine/contract/media-library.ts';
import { beginningAt, documentOf, firstRequestOf, type PageAddress } from '@vitrine/contract/page-paths.ts';
import { MEDIA_LIBRARY_SLUG, type PageKind } from '@vitrine/contract/pages.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { findResources } from '@vitrine/release/find-resources.ts';
import type { ReleaseDocument } from '@vitrine/release/release-snapshot.ts';
import type { ApiContext } from '../context.ts';

/** What the first screen of a page is made of. */
export interface FirstContent {
  kind: PageKind | 'home' | 'media-library';
  /** The page that it is of: what it asks for first, below /api/v1, or the machines of a comparison. */
  name: string;
  /** Another one when the content is. */
  hash: string;
  read: () => unknown;
  /** What the server sends instead once people ask for too many such pages. Anybody can write addresses for more. */
  otherwise?: FirstContent;
}

/** The page at an address; null for one with a query, but for that of a comparison. */
function pageOf(url: string) {
  if (url === '/') return { kind: 'home' } as const;
  const path = url.replace(/\?.*$/s, '');
  const page = beginningAt(path);
  return path === url || page?.kind === 'comparison' ? page : null;
}

/** The machines of a comparison whose address says nothing else; null where the page tells of something above them. */
function machinesAt({ slug }: PageAddress, url: string): string[] | null {
  const query = new URLSearchParams(url.replace(/^[^?]*/, ''));
  if (slug) return query.size === 0 ? comparedMachines(slug) : null;
  const named = query.size === 1 ? (query.get('machines')?.split(',') ?? []) : [];
  return named.every(isMachineSlug) ? comparedMachines(comparisonSlug(named)) : null;
}

/** A comparison begins with its machines where all of them are published. */
function comparisonContent(
  { release }: Pick<ApiContext, 'release'>,
  site: Language,
  figures: { path: string; document: ReleaseDocument },
  machines: readonly string[],
): FirstContent {
  const parse = ({ identity }: ReleaseDocument) => JSON.parse(identity.toString());
  const { path, document } = figures;
  const content = (name: string, documents: readonly ReleaseDocument[]): FirstContent => ({
    kind: 'comparison',
    name,
    hash: [document, ...documents].map(({ hash }) => hash).join(' '),
    read: () => ({ figures: parse(document), machines: documents.map(parse) }),
  });
  const ofAll = content(path, []);
  const found = machines.flatMap((slug) => release.get(site, documentOf({ kind: 'product', slug })) ?? []);
  if (found.length === 0 || found.length < machines.length) return ofAll;
  return { ...content(`comparison/${comparisonSlug(machines)}`, found), otherwise: ofAll };
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
    return menu && isThere ? { kind: page.kind, name: path, hash: menu.hash, read: () => entry } : null;
  }
  const document = release.get(site, path);
  if (!document) return null;
  if (page.kind === 'comparison') {
    return comparisonContent({ release }, site, { path, document }, machinesAt(page, url) ?? []);
  }
  const read = () => JSON.parse(document.identity.toString());
  if (page.kind !== 'content-page' || page.slug !== MEDIA_LIBRARY_SLUG) {
    return { kind: page.kind, name: path, hash: document.hash, read };
  }
  const { items, version } = libraries.find(site);
  return {
    kind: 'media-library',
    name: path,
    hash: `${document.hash} ${version}`,
    read: () => ({ page: read(), items: items.slice(0, MEDIA_FIRST_SEEN).map(({ json }) => JSON.parse(json.toString())) }),
  };
}
