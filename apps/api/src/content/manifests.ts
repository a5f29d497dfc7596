import type { ReleaseManifest } from '@vitrine/contract/manifest.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { CurrentRelease } from '@vitrine/release/current-release.ts';
import { ReleaseGone } from '@vitrine/release/former-releases.ts';
import { isKnown, ManifestNotReady, readManifest } from '@vitrine/release/manifest/read-manifest.ts';
import type { Pool } from '@vitrine/server/database.ts';
import { notReady } from './release-route.ts';

export interface Manifests {
  /** Of the current release; undefined before the first one. Throws a Problem while files of it are missing. */
  current(site: Language): Promise<ReleaseManifest | undefined>;
  /** Of a former release. Throws ReleaseGone, or a Problem while files of it are missing. */
  former(release: number, site: Language): Promise<ReleaseManifest>;
}

/** Manifests of former releases that are kept: two languages of the release of a download, and of the one before. */
const FORMER_KEPT = 4;

/** Manifests, each read when it is first asked for; those of the current release are dropped with it. */
export function createManifests(release: CurrentRelease, pool: Pool): Manifests {
  let releaseId = release.releaseId;
  let known = new Map<Language, Promise<ReleaseManifest>>();

  const knownFormer = new Map<string, Promise<ReleaseManifest>>();

  function read<K>(site: Language, release: number, key: K, kept: Map<K, Promise<ReleaseManifest>>) {
    const manifest = readManifest(pool, site, release).catch((error: Error) => {
      kept.delete(key);
      throw error instanceof ManifestNotReady ? notReady() : error;
    });
    kept.set(key, manifest);
    return manifest;
  }

  return {
    async current(site) {
      if (release.releaseId === 0) return undefined;
      if (release.releaseId !== releaseId) {
        releaseId = release.releaseId;
        known = new Map();
      }
      return known.get(site) ?? read(site, releaseId, site, known);
    },
    async former(release, site) {
      if (!(await isKnown(pool, release))) throw new ReleaseGone(String(release));
      const key = `${release}/${site}`;
      const kept = knownFormer.get(key);
      if (kept) return kept;
      for (const oldest of knownFormer.keys()) {
        if (knownFormer.size < FORMER_KEPT) break;
        knownFormer.delete(oldest);
      }
      return read(site, release, key, knownFormer);
    },
  };
}
