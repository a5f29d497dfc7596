import { type CatalogueFiles, POINTER } from '@vitrine/platform/catalogue-files/types.ts';
import { historyKey } from '../load/load-task.ts';
import type { CataloguePlan } from '../plan/catalogue-plan.ts';
import { type CatalogueOnDisk, fileName } from './read-catalogue.ts';

const CATALOGUE_TEXT = /^catalogue-/;

const filesOf = (catalogue: CatalogueOnDisk | null) => new Set(Object.values(catalogue?.index.files ?? {}).map(fileName));

/** Removes texts of catalogues but that of the active one. */
async function removeOldTexts(files: CatalogueFiles, active: CatalogueOnDisk | null): Promise<void> {
  for (const name of await files.textNames()) {
    if (CATALOGUE_TEXT.test(name) && name !== active?.name) await files.removeText(name);
  }
}

/** After a switch: removes what the active catalogue does not refer to. */
export async function cleanUp(files: CatalogueFiles, active: CatalogueOnDisk): Promise<void> {
  await removeOldTexts(files, active);
  const kept = filesOf(active);
  await files.remove((await files.list()).filter((file) => !kept.has(fileName(file))));
  await files.removePartial([]);
}

/** Before a load: removes what neither the active catalogue nor the plan refers to, such as files of a load that was given up. */
export async function cleanUpBefore(files: CatalogueFiles, active: CatalogueOnDisk | null, plan: CataloguePlan): Promise<void> {
  // A pointer that leads to no catalogue goes first: its files are about to.
  if (!active) await files.removeText(POINTER);
  await removeOldTexts(files, active);
  const kept = new Set([...filesOf(active), ...plan.tasks.map(historyKey)]);
  await files.remove((await files.list()).filter((file) => !kept.has(fileName(file))));
  await files.removePartial(
    plan.tasks.flatMap(({ folder, expected }) => (expected ? [{ folder, sha256: expected.sha256 }] : [])),
  );
}

/** Removes all catalogues; the pointer first, so that none is active whose files go. */
export async function removeEverything(files: CatalogueFiles): Promise<void> {
  await files.removeText(POINTER);
  for (const name of await files.textNames()) await files.removeText(name);
  await files.remove(await files.list());
  await files.removePartial([]);
}
