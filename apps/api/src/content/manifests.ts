import type { ReleaseManifest } from '@vitrine/contract/manifest.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { CurrentRelease } from '@vitrine/release/current-release.ts';
import { ManifestNotReady, readManifest } from '@vitrine/release/manifest/read-manifest.ts';
import type { Pool } from '@vitrine/server/database.ts';
import { notReady } from './release-route.ts';

export interface Manifests {
  /** Of the current release; undefined before the first one. Throws a Problem while files of it are missing. */
  current(site: Language): Promise<ReleaseManifest | undefined>;
}

/** Manifests of the current release, each read when it is first asked for and dropped with its release. */
export function createManifests(release: CurrentRelease, pool: Pool): Manifests {
  let releaseId = release.releaseId;
  let known = new Map<Language, Promise<ReleaseManifest>>();

  function read(site: Language, kept: Map<Language, Promise<ReleaseManifest>>) {
    const manifest = readManifest(pool, site, releaseId).catch((error: Error) => {
      kept.delete(site);
      throw error instanceof ManifestNotReady ? notReady() : error;
    });
    kept.set(site, manifest);
    return manifest;
  }

  return {
    async current(site) {
      if (release.releaseId === 0) return undefined;
      if (release.releaseId !== releaseId) {
        releaseId = release.releaseId;
        known = new Map();
      }
      return known.get(site) ?? read(site, known);
    },
  };
}
