import type { CatalogueFiles, StoredFile } from '@vitrine/platform/catalogue-files/types.ts';
import { SPARE_BYTES } from '../constants.ts';
import { historyKey } from '../load/load-task.ts';
import { type CataloguePlan, type LoadTask, sizeOf } from './catalogue-plan.ts';

/** Files of the store by name, and the names of those that are known to have wrong bytes. */
export interface FilesOnDisk {
  onDisk: ReadonlyMap<string, StoredFile>;
  damaged: ReadonlySet<string>;
}

/** Files of a plan that are not on the disk, or with another size. */
export const missingTasks = ({ tasks }: CataloguePlan, onDisk: ReadonlyMap<string, StoredFile>): LoadTask[] =>
  tasks.filter((task) => {
    const key = historyKey(task);
    return !key || onDisk.get(key)?.size !== task.expected?.size;
  });

const bytesOf = (tasks: readonly LoadTask[]) => tasks.reduce((sum, task) => sum + sizeOf(task), 0);

export async function measurePlan(files: CatalogueFiles, plan: CataloguePlan, onDisk: ReadonlyMap<string, StoredFile>) {
  return {
    totalBytes: bytesOf(plan.tasks),
    missingBytes: bytesOf(missingTasks(plan, onDisk)),
    freeBytes: await files.freeSpace(),
  };
}

/** Bytes of files of the plan that are on the disk and wrong: where there is no room beside them, they go before the right ones come. */
export function damagedBytes({ tasks }: CataloguePlan, { onDisk, damaged }: FilesOnDisk): number {
  const names = new Set(tasks.map(historyKey).filter((name) => name !== null && damaged.has(name)));
  return [...names].reduce((sum, name) => sum + (onDisk.get(name ?? '')?.size ?? 0), 0);
}

/** What a load needs and the disk does not have; null where it fits. About 4 GB (shell.md 9) is the most, not the rule. */
export async function needsSpace(files: CatalogueFiles, plan: CataloguePlan, found: FilesOnDisk) {
  const sound = new Map([...found.onDisk].filter(([name]) => !found.damaged.has(name)));
  const { missingBytes, freeBytes } = await measurePlan(files, plan, sound);
  const neededBytes = missingBytes === 0 ? 0 : missingBytes + SPARE_BYTES;
  return neededBytes > freeBytes + damagedBytes(plan, found) ? { neededBytes, freeBytes } : null;
}
