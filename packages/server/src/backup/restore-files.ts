import { createReadStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSummed } from './hash-file.ts';
import { BackupError, DATABASE_FOLDER, type Manifest } from './manifest.ts';

/** Throws BackupError when a folder holds anything but files of its lock, to which another program that asks for the folder adds one for a moment. */
export async function refuseUsedFolder(folder: string, isLockFile: (name: string) => boolean): Promise<void> {
  const entries = await readdir(folder);
  if (!entries.every(isLockFile)) throw new BackupError(`${folder} holds something: restore into a new folder (VITRINE_DATA).`);
}

/** Copies the files of a backup into a data folder and compares them. Throws BackupError. */
export async function restoreFiles(folder: string, dataDir: string, { files }: Manifest): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  for (const { path, sha256 } of files) {
    if (path.startsWith(`${DATABASE_FOLDER}/`)) continue;
    const written = await writeSummed(createReadStream(join(folder, path)), join(dataDir, path));
    if (written.sha256 !== sha256) throw new BackupError(`${path} did not arrive as it was backed up.`);
  }
}
