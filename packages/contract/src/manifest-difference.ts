import type { AssetKey, ManifestAsset, ManifestDifference, ManifestRoute, ReleaseManifest } from './manifest.ts';

const keyOfRoute = ({ route }: Pick<ManifestRoute, 'route'>) => route;
const keyOfAsset = ({ url, kind, id }: AssetKey) => `${url} ${kind} ${id}`;

const byKey = <T>(lines: readonly T[], keyOf: (line: T) => string) => new Map(lines.map((line) => [keyOf(line), line]));
/** By code units, so that it is the same on every machine. */
const sorted = <T>(lines: Iterable<T>, keyOf: (line: T) => string): T[] =>
  [...lines].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

export const sortRoutes = (lines: Iterable<ManifestRoute>) => sorted(lines, keyOfRoute);
export const sortAssets = (lines: Iterable<ManifestAsset>) => sorted(lines, keyOfAsset);

function compare<T>(before: readonly T[], after: readonly T[], keyOf: (line: T) => string): { changed: T[]; removed: T[] } {
  const [old, present] = [byKey(before, keyOf), byKey(after, keyOf)];
  const isOther = (line: T) => JSON.stringify(old.get(keyOf(line))) !== JSON.stringify(line);
  return { changed: after.filter(isOther), removed: before.filter((line) => !present.has(keyOf(line))) };
}

/** The lines in which one release of a site differs from another; those that both leave out are equal. */
export function compareManifests(before: ReleaseManifest, after: ReleaseManifest): ManifestDifference {
  const routes = compare(before.routes, after.routes, keyOfRoute);
  const assets = compare(before.assets, after.assets, keyOfAsset);
  return {
    site: after.site,
    since: before.release,
    release: after.release,
    routes: { changed: routes.changed, removed: routes.removed.map(keyOfRoute) },
    assets: { changed: assets.changed, removed: assets.removed.map(({ kind, id, url }) => ({ kind, id, url })) },
  };
}

/** The manifest that a difference leads to, from that of the release it begins with. */
export function applyDifference(manifest: ReleaseManifest, { release, routes, assets }: ManifestDifference): ReleaseManifest {
  const newRoutes = byKey([...manifest.routes, ...routes.changed], keyOfRoute);
  for (const route of routes.removed) newRoutes.delete(route);
  const newAssets = byKey<ManifestAsset>([...manifest.assets, ...assets.changed], keyOfAsset);
  for (const key of assets.removed) newAssets.delete(keyOfAsset(key));
  return { site: manifest.site, release, routes: sortRoutes(newRoutes.values()), assets: sortAssets(newAssets.values()) };
}
