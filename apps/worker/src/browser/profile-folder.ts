import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Lets Playwright keep the browser's profiles below our data, in a folder named after this process, and removes those
 * that killed workers left. Answers what the browser's own environment needs: its sockets stay in the system's temporary
 * folder, because a socket's path may not be longer than 107 bytes.
 */
export function moveProfiles(dataDir: string): Record<string, string> {
  const root = join(dataDir, 'tmp', 'workers');
  const own = join(root, String(process.pid));
  const temporary = { TMPDIR: tmpdir() };
  mkdirSync(own, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(root)) {
    if (!lives(Number(name))) rmSync(join(root, name), { recursive: true, force: true, maxRetries: 10 });
  }
  process.env.TMPDIR = own;
  process.once('exit', () => rmSync(own, { recursive: true, force: true, maxRetries: 10 }));
  return temporary;
}
