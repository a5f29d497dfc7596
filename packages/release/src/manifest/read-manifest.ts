import { assetKind, type ManifestDifference, type ReleaseManifest } from '@vitrine/contract/manifest.ts';
import { compareManifests, sortAssets, sortRoutes } from '@vitrine/contract/manifest-difference.ts';
import { mediaTypeOf } from '@vitrine/contract/media-types.ts';
import { NEWS_PATH } from '@vitrine/contract/notifications.ts';
import { SEARCH_INDEX_PATH } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

const routeRows = z.array(z.object({ route: z.string(), sha256: z.string(), size: z.number(), is_listed: z.boolean() }));
const assetRows = z.array(
  z.object({
    url: z.string(),
    kind: assetKind,
    id: z.string(),
    offline: z.boolean(),
    sha256: z.string().nullable(),
    size: z.number().nullable(),
    routes: z.array(z.string()),
  }),
);

/** Files of the release are missing or were not read yet: a worker makes and reads them. */
export class ManifestNotReady extends Error {
  override name = 'ManifestNotReady';
}

// Items of the media library are online only (catalogue.md 6), and no route of their own; news are for each person by themselves.
const OF_RELEASE = `e.site = $1 and e.since <= $2 and (e.until is null or e.until > $2)
  and e.path not like 'media-item/%' and e.path <> '${NEWS_PATH}'`;

/** The manifest of a release that can be read. Throws ManifestNotReady. */
export async function readManifest(db: Queryable, site: Language, release: number): Promise<ReleaseManifest> {
  const routes = routeRows.parse(
    (
      await db.query(
        `select e.path as route, b.sha256, b.size, b.is_listed
         from vitrine.release_entry e join vitrine.release_blob b using (hash) where ${OF_RELEASE}`,
        [site, release],
      )
    ).rows,
  );
  const assets = assetRows.parse(
    (
      await db.query(
        `select a.url, a.kind, a.record_id as id, bool_or(a.is_offline) as offline, f.sha256, f.size,
           array_agg(distinct e.path collate "C") as routes
         from vitrine.release_entry e join vitrine.release_asset a using (hash) left join vitrine.asset_file f using (url)
         where ${OF_RELEASE} and e.path <> $3 group by a.url, a.kind, a.record_id, f.sha256, f.size`,
        // The search shows files of pages only, which name them as what they are.
        [site, release, SEARCH_INDEX_PATH],
      )
    ).rows,
  );
  if (routes.some((route) => !route.is_listed)) throw new ManifestNotReady('documents are not listed yet');
  return {
    site,
    release,
    routes: sortRoutes(routes.map(({ route, sha256, size }) => ({ route, sha256, size }))),
    assets: sortAssets(
      assets.map(({ url, kind, id, offline, sha256, size, routes }) => {
        if (sha256 === null || size === null) throw new ManifestNotReady(`${url} is missing`);
        return { kind, id, url, sha256, size, type: mediaTypeOf(url), offline, routes };
      }),
    ),
  };
}

/** Whether it is still known what a release held (prune.ts). */
export async function isKnown(db: Queryable, release: number): Promise<boolean> {
  return (await db.query('select from vitrine.release where id = $1 and is_whole', [release])).rowCount === 1;
}

/** What changed from a release to a later one, whose manifest is `after`; null when it is not known what the first held. */
export async function readDifference(db: Queryable, since: number, after: ReleaseManifest): Promise<ManifestDifference | null> {
  const nothing = { changed: [], removed: [] };
  if (since === after.release) return { site: after.site, since, release: since, routes: nothing, assets: nothing };
  if (since > after.release || !(await isKnown(db, since))) return null;
  const before = await readManifest(db, after.site, since).catch((error: Error) => {
    if (error instanceof ManifestNotReady) return null;
    throw error;
  });
  return before && compareManifests(before, after);
}
