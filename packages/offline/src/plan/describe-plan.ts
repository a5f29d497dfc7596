import type { Packs } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import type { CatalogueFiles } from '@vitrine/platform/catalogue-files/types.ts';
import type { LoadPlan } from '../engine.ts';
import type { Stage } from '../state.ts';
import { bytesOf, type CataloguePlan, sizesOfPacks, videosOf } from './catalogue-plan.ts';
import type { ProductLine } from './product-lines.ts';
import { listSound, measurePlan } from './space.ts';

/** What the settings say of a load before it starts. */
export async function describePlan(
  files: CatalogueFiles,
  packs: Packs,
  { plan, lines, damaged }: { plan: CataloguePlan; lines: readonly ProductLine[]; damaged: ReadonlySet<string> },
): Promise<LoadPlan> {
  const count = (stage: Stage) => plan.tasks.filter((task) => task.stage === stage).length;
  return {
    release: plan.release,
    ...(await measurePlan(files, plan, await listSound(files, damaged))),
    files: {
      dataObjects: count('dataObjects'),
      images: count('images'),
      renderings: count('renderings'),
      videos: count('videos'),
      pdfs: count('pdfs'),
      360: count('360'),
    },
    keptVideoBytes: bytesOf(videosOf(plan.tasks)),
    ...sizesOfPacks(plan.manifests, lines, packs),
  };
}
