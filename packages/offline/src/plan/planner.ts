import type { Packs } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import { readKeptManifests } from '../activate/kept-manifests.ts';
import { MOST_PLANS } from '../constants.ts';
import type { EngineContext } from '../engine.ts';
import type { EngineSteps } from '../engine-steps.ts';
import { changedEachTime, OtherRelease } from '../load/offline-error.ts';
import { createLineReader, type ProductLine } from './product-lines.ts';
import type { Manifests } from './read-manifests.ts';

interface PlanOptions {
  needsLines?: boolean;
  isFresh?: boolean;
  signal?: AbortSignal;
}

/** Packs that name lines, to keep them or to leave out their videos, mean nothing without the pages of those lines. */
const namesLines = ({ lines, withoutVideos = [] }: Packs) => lines !== null || withoutVideos.length > 0;

/** Plans catalogues. What it has read of a release it keeps, and asks only what has changed since. */
export function createPlanner(context: EngineContext, steps: EngineSteps) {
  const readLines = createLineReader(context);
  let known: Manifests | null = null;

  async function read(needsLines: boolean, signal?: AbortSignal): Promise<{ manifests: Manifests; lines: ProductLine[] }> {
    known ??= await readKeptManifests(context.files, context.languages);
    const manifests = await steps.readManifests(context, known, signal);
    known = manifests;
    return { manifests, lines: needsLines ? await readLines(manifests, signal) : [] };
  }

  return {
    /** The current release, as `packs` keep it; `isFresh` does not go by what is kept of former ones. Throws OfflineError. */
    async plan(packs: Packs, { needsLines = namesLines(packs), isFresh = false, signal }: PlanOptions = {}) {
      if (isFresh) known = new Map();
      for (let tries = 0; tries < MOST_PLANS; tries++) {
        try {
          const { manifests, lines } = await read(needsLines, signal);
          return { plan: steps.planCatalogue(manifests, lines, packs), lines };
        } catch (error) {
          if (!(error instanceof OtherRelease)) throw error;
        }
      }
      throw changedEachTime();
    },
  };
}
export type Planner = ReturnType<typeof createPlanner>;
