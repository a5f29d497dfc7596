import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freeze, thaw } from './processes.ts';

/** Half a file, as the store names it until it is whole (packages/server/src/files.ts). */
export const halfOf = (folder: string, name: string): string | undefined =>
  readdirSync(folder).find((one) => one.startsWith(`${name}.`) && one.endsWith('.part'));

/**
 * Lets a process that is frozen go on for a moment at a time until it is in the middle of writing a file, where it stays frozen. False
 * when the file was whole at the second look: it goes on then.
 */
export async function freezeWhileWriting(pid: number, folder: string, name: string): Promise<boolean> {
  for (;;) {
    if (halfOf(folder, name) !== undefined) return true;
    if (existsSync(join(folder, name)) || !thaw(pid)) break;
    await setTimeout(1);
    if (!freeze(pid)) break;
  }
  thaw(pid);
  return false;
}
