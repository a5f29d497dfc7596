import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createPool } from '@vitrine/server/database.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holderOf } from './lib/folder-lock.mjs';
import { openDatabase } from './lib/local-database.ts';
import { runningPostgres, startPostgres } from './postgres.mjs';

let folder = '';
beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', '');
  folder = await mkdtemp(join(tmpdir(), 'vitrine-local-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** An instance of another machine or container, of which no process is seen here. */
const holdElsewhere = () =>
  writeFile(join(folder, 'in-use'), JSON.stringify({ pid: 7, began: '1', host: 'elsewhere', program: 'npm start' }));

async function answers(databaseUrl: string): Promise<unknown> {
  const pool = createPool(databaseUrl, 'test', 1);
  try {
    return (await pool.query('select 1 as one')).rows;
  } finally {
    await pool.end();
  }
}

test('a command starts no second PostgreSQL beside a program that holds the folder', async () => {
  await holdElsewhere();
  await expect(openDatabase(folder, 'npm run backup')).rejects.toThrow(
    `The folder ${folder} is in use by npm start (process 7), whose database does not answer yet: try again when it runs.`,
  );
  expect(await readdir(folder)).toEqual(['in-use']);
});

test('a command uses the PostgreSQL that the holder runs and leaves it running; in a free folder it ends what it started', async () => {
  const opened = await openDatabase(folder, 'npm run backup');
  expect(holderOf(folder)).toEqual({ pid: process.pid, program: 'npm run backup' });
  await opened.end();
  expect(holderOf(folder)).toBe(null);
  await expect(answers(opened.url)).rejects.toThrow();

  const server = await startPostgres({ root: resolve(import.meta.dirname, '..'), dataDir: folder, durable: false });
  await holdElsewhere();
  const { url, end } = await openDatabase(folder, 'npm run backup');
  expect(url).toBe(server.url);
  await end();
  expect(await answers(url)).toEqual([{ one: 1 }]);
  await server.stop();
}, 120_000);

test('a start that takes over a running PostgreSQL is notified when that ends', async () => {
  const options = { root: resolve(import.meta.dirname, '..'), dataDir: folder, durable: false };
  const before = await startPostgres(options);
  const taken = await startPostgres(options);
  expect([before.taken, taken.taken, taken.url]).toEqual([false, true, before.url]);
  let hasEnded = false;
  const ended = taken.exited.then(() => {
    hasEnded = true;
  });
  expect(await answers(taken.url)).toEqual([{ one: 1 }]);
  expect(hasEnded).toBe(false);
  const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await ended;
  await before.exited;
}, 120_000);

test('a process that has got the number of a PostgreSQL which crashed is not taken for it: neither asked nor stopped', async () => {
  const options = { root: resolve(import.meta.dirname, '..'), dataDir: folder, durable: false };
  const file = join(folder, 'postgres/postmaster.pid');
  const crashed = await startPostgres(options);
  const [pid = '', ...rest] = (await readFile(file, 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await crashed.exited;
  // It listens where PostgreSQL did, too.
  const foreign = spawn(process.execPath, [
    '-e',
    `require('net').createServer().listen(${crashed.port}, '127.0.0.1', () => console.log('on'))`,
  ]);
  try {
    await once(foreign.stdout, 'data');
    await writeFile(file, [foreign.pid, ...rest].join('\n'));
    expect(await runningPostgres(folder)).toBe(null);
    const server = await startPostgres(options);
    expect([server.taken, await answers(server.url)]).toEqual([false, [{ one: 1 }]]);
    await server.stop();
    expect([foreign.exitCode, foreign.signalCode]).toEqual([null, null]);
  } finally {
    foreign.kill();
  }
}, 120_000);
