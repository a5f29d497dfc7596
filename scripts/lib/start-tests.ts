import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach } from 'vitest';
import { freePort } from '../postgres.mjs';
import { keepLogs } from './kept-logs.ts';

export const root = resolve(import.meta.dirname, '../..');
export const run = promisify(execFile);

/** Ports that are free at this moment, as the settings of a start. */
export const freePorts = async () => ({
  PORT: String(await freePort()),
  CMS_PORT: String(await freePort()),
  MAIL_CATCHER_PORT: String(await freePort()),
});

/** Command lines of every process that has a text in its arguments or environment. */
export async function processesOf(dataDir: string): Promise<string[]> {
  const { stdout } = await run('ps', ['axeww', '-o', 'pid=,args=']);
  return stdout.split('\n').filter((line) => line.includes(dataDir) && !line.includes('ps axeww'));
}

/** What tests of `npm start` share: folders and whatever else is given back after each of them, and a start that ends by itself. */
export function startTests() {
  const undo: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const work of undo.splice(0).reverse()) await work();
  });

  async function temporary(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-start-'));
    undo.push(async () => {
      keepLogs(folder);
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    });
    return folder;
  }

  /** Runs `npm start`'s script until it ends; what it printed and its exit code. */
  async function start(env: Record<string, string>): Promise<{ code: number | null; stderr: string }> {
    const { DATABASE_URL: _, ...rest } = process.env;
    const settings = { NODE_ENV: 'development', VITRINE_INSTALLED: '1', VITRINE_DATA: await temporary(), ...(await freePorts()) };
    const child: ChildProcess = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: { ...rest, ...settings, ...env },
    });
    let stderr = '';
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    const code = await new Promise<number | null>((done) => child.once('exit', done));
    return { code, stderr: stderr.trim() };
  }

  return { undo, temporary, start };
}
