import type { CatalogueIndex, IndexedFile, Pointer } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import { type CatalogueFiles, POINTER, type StoredFile } from '@vitrine/platform/catalogue-files/types.ts';
import { OfflineError } from '../load/offline-error.ts';
import type { CataloguePlan, LoadTask } from '../plan/catalogue-plan.ts';
import { type CatalogueOnDisk, missingFiles } from './read-catalogue.ts';

/** The index of a plan whose files are loaded; a file that the server did not have is left out. `plannedAt`: ms since 1970. */
export function makeIndex(plan: CataloguePlan, loaded: ReadonlyMap<LoadTask, StoredFile>, plannedAt: number): CatalogueIndex {
  const files: Record<string, IndexedFile> = {};
  for (const [task, { folder, sha256, size }] of loaded) {
    for (const { key, type } of task.entries) files[key] = { folder, sha256, size, type };
  }
  const { release, languages, packs } = plan;
  return { version: 1, release, languages, loadedAt: new Date(plannedAt).toISOString(), packs, files };
}

/** A name that no text has: the text of the active catalogue is never written over. */
async function freeName(files: CatalogueFiles, { release, loadedAt }: CatalogueIndex): Promise<string> {
  const names = new Set(await files.textNames());
  for (let time = Date.parse(loadedAt); ; time++) {
    const name = `catalogue-${release}-${time.toString(36)}.json`;
    if (!names.has(name)) return name;
  }
}

/**
 * Switches to a catalogue: its text is written, every file that it names is looked for, and then the pointer is replaced by one rename.
 * Before that the former catalogue is active, after that this one. Throws OfflineError and TransferError.
 */
export async function activate(files: CatalogueFiles, index: CatalogueIndex): Promise<CatalogueOnDisk> {
  const name = await freeName(files, index);
  // Both are needed before the rename, and neither needs the other: the disk is waited for once. None goes on when this has ended.
  const both = [missingFiles(files, index), files.writeText(name, JSON.stringify(index))] as const;
  await Promise.allSettled(both);
  const [missing] = await Promise.all(both);
  if (missing.length > 0) throw new OfflineError('default', `Files are missing: ${missing.slice(0, 5).join(', ')}`);
  const pointer: Pointer = { catalogue: name };
  await files.writeText(POINTER, JSON.stringify(pointer));
  return { name, index };
}
