import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alone } from './lib/alone.mjs';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-alone-'));
  lock = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

test('processes that want the same take turns, and each gets its own', async () => {
  const record = join(folder, 'record');
  const program = `
    import { appendFileSync } from 'node:fs';
    import { alone } from ${JSON.stringify(join(import.meta.dirname, 'lib/alone.mjs'))};
    for (let turn = 0; turn < 20; turn++) await alone(${JSON.stringify(lock)}, async () => {
      appendFileSync(${JSON.stringify(record)}, 'in ');
      await new Promise((resolve) => setTimeout(resolve, 5));
      appendFileSync(${JSON.stringify(record)}, 'out ');
    });`;
  const ended = Array.from({ length: 3 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
    return new Promise((resolve) => child.once('exit', resolve));
  });
  expect(await Promise.all(ended)).toEqual([0, 0, 0]);
  expect(await readFile(record, 'utf8')).toBe('in out '.repeat(60));
  expect(existsSync(lock)).toBe(false);
});

test('the lock waits for a process that lives', async () => {
  await writeFile(lock, String(process.ppid));
  let done = false;
  const waiting = alone(lock, async () => {
    done = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(done).toBe(false);
  await rm(lock);
  await waiting;
  expect(done).toBe(true);
});

test('the lock does not wait for a process that was killed, nor for one that had its own number before a restart', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => gone.once('exit', resolve));
  for (const left of [String(gone.pid), String(process.pid), '']) {
    await writeFile(lock, left);
    if (left === '') await utimes(lock, 0, 0);
    expect(await alone(lock, async () => 'done')).toBe('done');
    expect(existsSync(lock)).toBe(false);
  }
});

test('the lock is given back when the work fails', async () => {
  await expect(alone(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});
