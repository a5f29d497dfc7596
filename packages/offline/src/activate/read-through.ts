import type { CatalogueIndex, IndexedFile } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import type { CatalogueFiles } from '@vitrine/platform/catalogue-files/types.ts';
import { FIRST_LOOK_MS, LOOK_PAUSE_MS, LOOK_SHARE } from '../constants.ts';
import type { EngineContext } from '../engine.ts';
import { fileName } from './read-catalogue.ts';

interface Look {
  clock: EngineContext['clock'];
  /** Files whose content was read in this run of the app, by name; those that are read now are added. */
  sound: Set<string>;
  /** Aborted as soon as something else works on the disk. */
  signal: AbortSignal;
  onDamaged(name: string): void;
}

/**
 * Reads the files of a catalogue, those that were not read in this run of the app: a disk may have changed their bytes. It waits for the
 * start of the app to be over, and rests longer than it reads, so that pages and videos have the disk for themselves.
 */
export async function readThrough(
  files: CatalogueFiles,
  index: CatalogueIndex,
  { clock, sound, signal, onDamaged }: Look,
): Promise<void> {
  const unread = new Map<string, IndexedFile>();
  for (const file of Object.values(index.files)) if (!sound.has(fileName(file))) unread.set(fileName(file), file);
  // A clock may tell of an abort by its rejection or by its end.
  const rest = (ms: number) => clock.sleep(ms, signal).catch(() => null);
  if (unread.size > 0) await rest(FIRST_LOOK_MS);
  for (const [name, { folder, sha256 }] of unread) {
    if (signal.aborted) return;
    const since = clock.monotonic();
    // What cannot be read is as bad as what has changed.
    const isSound = await files.isSound({ folder, sha256 }).catch(() => false);
    if (signal.aborted) return;
    if (isSound) sound.add(name);
    else onDamaged(name);
    await rest(Math.max(LOOK_PAUSE_MS, LOOK_SHARE * (clock.monotonic() - since)));
  }
}
