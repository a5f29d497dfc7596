import { type ReleaseManifest, releaseManifest } from '@vitrine/contract/manifest.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { CatalogueFiles } from '@vitrine/platform/catalogue-files/types.ts';
import type { Manifests } from '../plan/read-manifests.ts';
import { parseJson } from './parse-json.ts';

const nameOf = (language: Language) => `manifest-${language}.json`;

/** The manifests that the last load kept: the next one asks what has changed since. What cannot be read is none. */
export async function readKeptManifests(files: CatalogueFiles, languages: readonly Language[]): Promise<Manifests> {
  const kept = new Map<Language, ReleaseManifest>();
  for (const language of languages) {
    const manifest = releaseManifest.safeParse(parseJson(await files.readText(nameOf(language)))).data;
    if (manifest) kept.set(language, manifest);
  }
  return kept;
}

/** Each names its release itself, so that it does not matter which catalogue is active beside it. */
export async function keepManifests(files: CatalogueFiles, manifests: Manifests): Promise<void> {
  for (const [language, manifest] of manifests) await files.writeText(nameOf(language), JSON.stringify(manifest));
}
