import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { processesWith } from './lib/left-processes.ts';

const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');

/** One function ends a run at each of them: `npm test` sends what Ctrl-C does, `npm run test:long` both. */
const SIGNALS = process.env.VITRINE_TEST_KILLS ? (['SIGINT', 'SIGTERM'] as const) : (['SIGINT'] as const);

// Other systems have no /proc; what is ended there is found by ps.
test.runIf(process.platform === 'linux').each(SIGNALS)(
  'a run of the tests that is ended by %s leaves no process, no PostgreSQL and no folder behind',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-interrupted-'));
    const { VITRINE_TEST_POSTGRES: _, ...env } = process.env;
    const child = spawn(process.execPath, ['scripts/with-node-24.mjs', 'scripts/test.ts', 'unit', 'scripts/backup.test.ts'], {
      cwd: resolve(import.meta.dirname, '..'),
      env: { ...env, NODE_ENV: 'test', VITRINE_INSTALLED: '1', TMPDIR: folder },
      stdio: 'ignore',
    });
    const ended = new Promise((done) => child.once('exit', done));
    const commands = async () => (await Promise.all(processesWith(folder).map(commandOf))).join('\n');
    // The tests have their PostgreSQL and a command of the product is at work.
    const isAtWork = async () => {
      const running = await commands();
      return ['bin/postgres', 'scripts/backup.ts'].every((part) => running.includes(part));
    };
    await expect.poll(isAtWork, { timeout: 240_000 }).toBe(true);
    child.kill(signal);
    expect(await ended).toBe(130);
    expect(await commands()).toBe('');
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  },
  400_000,
);
