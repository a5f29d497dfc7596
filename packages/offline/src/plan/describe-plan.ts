import type { CatalogueFiles } from '@vitrine/platform/catalogue-files/types.ts';
import { type CatalogueOnDisk, fileName } from '../activate/read-catalogue.ts';
import type { LoadPlan } from '../engine.ts';
import type { Packs, Stage } from '../state.ts';
import { type CataloguePlan, sizesOfPacks } from './catalogue-plan.ts';
import type { ProductLine } from './product-lines.ts';
import { measurePlan } from './space.ts';

interface PlanContext {
  plan: CataloguePlan;
  lines: readonly ProductLine[];
  damaged: ReadonlySet<string>;
  /** The catalogue in use; null without one. */
  active: CatalogueOnDisk | null;
}

/** True for a catalogue with the paths of the plan and no others, each with the file that the manifest names. */
function isMadeOf({ index }: CatalogueOnDisk, { tasks }: CataloguePlan): boolean {
  const wanted = tasks.flatMap(({ entries, expected }) => entries.map(({ key }) => ({ key, expected })));
  return (
    wanted.length === Object.keys(index.files).length &&
    wanted.every(({ key, expected }) => {
      const file = index.files[key];
      return file !== undefined && (expected === null || expected.sha256 === file.sha256);
    })
  );
}

/** What the settings say of a load before it starts. */
export async function describePlan(
  files: CatalogueFiles,
  packs: Packs,
  { plan, lines, damaged, active }: PlanContext,
): Promise<LoadPlan> {
  const sound = (await files.list()).filter((file) => !damaged.has(fileName(file)));
  const onDisk = new Map(sound.map((file) => [fileName(file), file]));
  const count = (stage: Stage) => plan.tasks.filter((task) => task.stage === stage).length;
  return {
    release: plan.release,
    ...(await measurePlan(files, plan, onDisk)),
    isInUse: active !== null && isMadeOf(active, plan),
    files: {
      dataObjects: count('dataObjects'),
      images: count('images'),
      renderings: count('renderings'),
      videos: count('videos'),
      pdfs: count('pdfs'),
      360: count('360'),
    },
    ...sizesOfPacks(plan.manifests, lines, packs),
  };
}
