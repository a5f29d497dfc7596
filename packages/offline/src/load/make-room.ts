import type { CatalogueFiles, StoredFile } from '@vitrine/platform/catalogue-files/types.ts';
import type { EngineParts } from '../engine.ts';
import { callTwice } from '../plan/ask-api.ts';

interface FullDisk {
  parts: Pick<EngineParts, 'callApi' | 'clock' | 'languages'> & { files: Pick<CatalogueFiles, 'emptyDamaged'> };
  /** Files whose content is known to be wrong. */
  damaged: Iterable<StoredFile>;
  signal: AbortSignal;
}

async function hasAnswer({ parts, signal }: FullDisk): Promise<boolean> {
  const [language = 'de'] = parts.languages;
  return callTwice(parts, 'auth/ping', { language, headers: {}, signal }).then(
    () => true,
    () => false,
  );
}

/**
 * A disk that is full during a load gets the room of damaged files, which are of no use. None is emptied before the server has answered: without
 * it no right one can come. True if there is more room than before.
 */
export async function makeRoom(full: FullDisk): Promise<boolean> {
  const damaged = [...full.damaged];
  if (damaged.length === 0 || !(await hasAnswer(full)) || full.signal.aborted) return false;
  const emptied = await Promise.all(damaged.map((file) => full.parts.files.emptyDamaged(file).catch(() => false)));
  return emptied.includes(true);
}
