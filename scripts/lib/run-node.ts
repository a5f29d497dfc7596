import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** The repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Runs a program of the repository on this Node, with our input and output; answers its exit code, 1 when a signal ended it. */
export async function runNode(args: readonly string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
  await once(child, 'exit');
  return child.exitCode ?? 1;
}
