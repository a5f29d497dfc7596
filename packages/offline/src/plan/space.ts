import type { CatalogueFiles, StoredFile } from '@vitrine/platform/catalogue-files/types.ts';
import { fileName } from '../activate/read-catalogue.ts';
import { SPARE_BYTES } from '../constants.ts';
import { historyKey } from '../load/load-task.ts';
import { bytesOf, type CataloguePlan, type LoadTask, sizeOf } from './catalogue-plan.ts';

/** Files of the disk by name. One that is known to be damaged does not count: the right one needs room beside it until it takes its place. */
export async function listSound(files: CatalogueFiles, damaged: ReadonlySet<string>): Promise<Map<string, StoredFile>> {
  const named = (await files.list()).map((file): [string, StoredFile] => [fileName(file), file]);
  return new Map(named.filter(([name]) => !damaged.has(name)));
}

/** Files of a plan that are not on the disk, or with another size. */
export const missingTasks = ({ tasks }: CataloguePlan, onDisk: ReadonlyMap<string, StoredFile>): LoadTask[] =>
  tasks.filter((task) => {
    const key = historyKey(task);
    return !key || onDisk.get(key)?.size !== task.expected?.size;
  });

export async function measurePlan(files: CatalogueFiles, plan: CataloguePlan, onDisk: ReadonlyMap<string, StoredFile>) {
  // A transfer that was interrupted goes on after these bytes, or they make room for the right ones.
  const begun = new Map((await files.listPartial()).map((file) => [fileName(file), file.size]));
  const restOf = (task: LoadTask) => Math.max(0, sizeOf(task) - (begun.get(historyKey(task) ?? '') ?? 0));
  return {
    totalBytes: bytesOf(plan.tasks),
    missingBytes: missingTasks(plan, onDisk).reduce((sum, task) => sum + restOf(task), 0),
    freeBytes: await files.freeSpace(),
  };
}

/** What a load needs and the disk does not have; null where it fits. About 4 GB (shell.md 9) is the most, not the rule. */
export async function needsSpace(files: CatalogueFiles, plan: CataloguePlan, onDisk: ReadonlyMap<string, StoredFile>) {
  const { missingBytes, freeBytes } = await measurePlan(files, plan, onDisk);
  const neededBytes = missingBytes === 0 ? 0 : missingBytes + SPARE_BYTES;
  return neededBytes > freeBytes ? { neededBytes, freeBytes } : null;
}
