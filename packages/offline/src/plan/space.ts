import type { CatalogueFiles, StoredFile } from '@vitrine/platform/catalogue-files/types.ts';
import { SPARE_BYTES } from '../constants.ts';
import { historyKey } from '../load/load-task.ts';
import { type CataloguePlan, type LoadTask, sizeOf } from './catalogue-plan.ts';

interface FilesOnDisk {
  /** Every file, by its name. */
  onDisk: ReadonlyMap<string, StoredFile>;
  /** Names of those that are known to have wrong bytes. */
  damaged: ReadonlySet<string>;
}

const bytesOf = (tasks: readonly LoadTask[]) => tasks.reduce((sum, task) => sum + sizeOf(task), 0);

/** `neededBytes`: of the missing ones, those that need room. A damaged file gives its own, as one that was emptied has done. */
export async function measurePlan(files: CatalogueFiles, { tasks }: CataloguePlan, { onDisk, damaged }: FilesOnDisk) {
  const missing = tasks.filter((task) => {
    const key = historyKey(task);
    return !key || damaged.has(key) || onDisk.get(key)?.size !== task.expected?.size;
  });
  const sizeOnDisk = (task: LoadTask) => onDisk.get(historyKey(task) ?? '')?.size;
  const needed = missing.filter((task) => sizeOnDisk(task) !== 0 && sizeOnDisk(task) !== task.expected?.size);
  return {
    totalBytes: bytesOf(tasks),
    missingBytes: bytesOf(missing),
    neededBytes: bytesOf(needed),
    freeBytes: await files.freeSpace(),
  };
}

/** What a load needs and the disk does not have; null where it fits. About 4 GB (shell.md 9) is the most, not the rule. */
export async function needsSpace(files: CatalogueFiles, plan: CataloguePlan, onDisk: FilesOnDisk['onDisk']) {
  const measured = await measurePlan(files, plan, { onDisk, damaged: new Set() });
  const { freeBytes } = measured;
  const neededBytes = measured.neededBytes === 0 ? 0 : measured.neededBytes + SPARE_BYTES;
  return neededBytes > freeBytes ? { neededBytes, freeBytes } : null;
}
