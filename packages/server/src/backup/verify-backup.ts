import { join } from 'node:path';
import { sumOf } from './hash-file.ts';
import { BackupError, type Manifest, readManifest } from './manifest.ts';

/** Reads every file of a backup and compares it with what the manifest says. Throws BackupError. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { path, size, sha256 } of manifest.files) {
    const found = await sumOf(join(folder, path)).catch(() => null);
    if (found === null) throw new BackupError(`The backup ${folder} is not complete: ${path} cannot be read.`);
    if (found.size !== size || found.sha256 !== sha256)
      throw new BackupError(`The backup ${folder} is damaged: ${path} is not what was backed up.`);
  }
  return manifest;
}
