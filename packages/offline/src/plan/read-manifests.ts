import { ERROR_FETCHING } from '@vitrine/contract/errors.ts';
import { manifestAnswer, manifestDifferenceAnswer, type ReleaseManifest } from '@vitrine/contract/manifest.ts';
import { applyDifference } from '@vitrine/contract/manifest-difference.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { EngineContext } from '../engine.ts';
import { changedEachTime, DATA_ERROR, OfflineError, OtherRelease } from '../load/offline-error.ts';
import { askApi } from './ask-api.ts';

/** Manifests of one release, one a language. */
export type Manifests = ReadonlyMap<Language, ReleaseManifest>;

/** Between two languages there may be a publish, and between two API processes some seconds. */
const MOST_TRIES = 5;

interface Question {
  release: number | null;
  signal?: AbortSignal;
}

async function askDifference(context: EngineContext, known: ReleaseManifest, { release, signal }: Question) {
  const { site: language } = known;
  const answer = await askApi(context, `release/manifest?since=${known.release}`, { language, release, signal });
  const difference = answer === null ? null : manifestDifferenceAnswer.safeParse(answer).data?.data;
  return difference?.since === known.release ? applyDifference(known, difference) : null;
}

/** The manifest of a language: by its difference from a known one where the server still knows that, else as a whole. */
async function readManifest(
  context: EngineContext,
  language: Language,
  known: ReleaseManifest | undefined,
  question: Question,
): Promise<ReleaseManifest> {
  const changed = known && (await askDifference(context, known, question));
  if (changed) return changed;
  const answer = await askApi(context, 'release/manifest', { language, ...question });
  if (answer === null) throw new OfflineError('dataObjectFailed', ERROR_FETCHING);
  const manifest = manifestAnswer.safeParse(answer);
  if (!manifest.success) throw new OfflineError('dataObjectFailed', DATA_ERROR, { cause: manifest.error });
  return manifest.data.data;
}

/** The manifests of all languages, of one release. `known`: what a former load kept. Throws OfflineError. */
export async function readManifests(context: EngineContext, known: Manifests, signal?: AbortSignal): Promise<Manifests> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const manifests = new Map<Language, ReleaseManifest>();
    let release: number | null = null;
    try {
      for (const language of context.languages) {
        const manifest: ReleaseManifest = await readManifest(context, language, known.get(language), { release, signal });
        manifests.set(language, manifest);
        release ??= manifest.release;
      }
    } catch (error) {
      if (error instanceof OtherRelease) continue;
      throw error;
    }
    if ([...manifests.values()].every((manifest) => manifest.release === release)) return manifests;
  }
  throw changedEachTime();
}
