import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holderOf, holdFolder } from './lib/folder-lock.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lock = () => join(folder, 'in-use');
const module = JSON.stringify(new URL('./lib/folder-lock.mjs', import.meta.url).href);

/** Another process that holds the folder until it is killed. */
async function holder() {
  const program = `const { holdFolder } = await import(${module});
    holdFolder(${JSON.stringify(folder)}, 'npm start'); process.stdout.write('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return {
    pid: child.pid,
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGKILL');
      }),
  };
}

test('a second program is refused with a sentence that names the first; killed, the first is in the way no more', async () => {
  const { pid, kill } = await holder();
  expect(holderOf(folder)).toEqual({ pid, program: 'npm start' });
  expect(() => holdFolder(folder, 'another')).toThrow(
    `The folder ${folder} is in use by npm start (process ${pid}): stop it, or choose another with VITRINE_DATA.`,
  );
  await kill();
  expect(holderOf(folder)).toBe(null);
  const release = holdFolder(folder, 'another');
  expect(await readdir(folder), 'nothing else is left').toEqual(['in-use']);
  release();
  expect(await readdir(folder)).toEqual([]);
});

test.runIf(process.platform === 'linux')('a process that only has the number of one that has gone holds nothing', async () => {
  const { kill } = await holder();
  const { began, ...left } = JSON.parse(await readFile(lock(), 'utf8'));
  await kill();
  await writeFile(lock(), JSON.stringify({ ...left, pid: process.pid, began: `${Number(began) - 1}` }));
  expect(holderOf(folder)).toBe(null);
  holdFolder(folder, 'another')();
});

test('a lock of another machine holds as long as it is renewed, one that a crash cut short never', async () => {
  const foreign = JSON.stringify({ pid: 1, began: '1', host: `not ${hostname()}`, program: 'npm start' });
  await writeFile(lock(), foreign);
  expect(() => holdFolder(folder, 'another')).toThrow('is in use by npm start');
  const before = new Date(Date.now() - 120_000);
  await utimes(lock(), before, before);
  holdFolder(folder, 'another')();
  await writeFile(lock(), '{"pid":');
  holdFolder(folder, 'another')();
});

/** The lock of a process that has the number `pid`, with the time it was renewed at. */
async function leave(words: Record<string, unknown>, renewed: Date) {
  await writeFile(lock(), JSON.stringify(words));
  await utimes(lock(), renewed, renewed);
}
const longAgo = () => new Date(Date.now() - 120_000);

/** What a lock of this process says. */
async function ownLock(): Promise<Record<string, unknown>> {
  const release = holdFolder(folder, 'npm start');
  const own = JSON.parse(await readFile(lock(), 'utf8'));
  release();
  return own;
}

test('a lock of another container with the same name holds as long as it is renewed, whatever its process is called here', async () => {
  const { kill, pid } = await holder();
  await kill();
  const other = { ...(await ownLock()), pid, namespace: 'pid:[1]' };
  await leave(other, new Date());
  expect(holderOf(folder)).toEqual({ pid, program: 'npm start' });
  await leave({ ...other, boot: 'another' }, new Date());
  expect(holderOf(folder), 'on another machine').not.toBe(null);
  await leave(other, longAgo());
  expect(holderOf(folder)).toBe(null);
});

test('a machine that was started again has let go of its folders', async () => {
  const own = { ...(await ownLock()), boot: 'another' };
  await leave(own, new Date());
  const isOutside = 'namespace' in own && own.namespace === 'pid:[4026531836]';
  expect(holderOf(folder) === null, 'at once where no container can be the reason').toBe(isOutside);
  await leave(own, longAgo());
  expect(holderOf(folder)).toBe(null);
});

test('where the system does not say when a process began, its number holds only as long as the lock is renewed', async () => {
  const { pid, kill } = await holder();
  const unknown = { ...JSON.parse(await readFile(lock(), 'utf8')), began: null };
  await leave(unknown, new Date());
  expect(holderOf(folder)).toEqual({ pid, program: 'npm start' });
  await leave(unknown, longAgo());
  expect(holderOf(folder)).toBe(null);
  await kill();
});

/** A program that tries to hold the folder each time it is told to, and says whether it does. */
const STARTER = `const { holdFolder } = await import(${module});
  let release = null;
  process.on('message', ({ folder, at }) => {
    if (folder === null) {
      release?.();
      release = null;
      return process.send('released');
    }
    // All at the same moment.
    while (Date.now() < at);
    try {
      release = holdFolder(folder, 'npm start');
    } catch (error) {
      if (error.name !== 'Sentence' && !/is in use by/.test(error.message)) return process.send('threw ' + error.stack);
    }
    process.send(release ? 'holds' : 'refused');
  });
  process.send('ready');`;

async function starter() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', STARTER], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const answer = async () => String((await once(child, 'message'))[0]);
  await answer();
  return {
    ask: (question: { folder: string | null; at?: number }) => {
      child.send(question);
      return answer();
    },
    end: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const STARTERS = 8;
const ROUNDS = Number(process.env.VITRINE_TEST_STARTS ?? 30);

test.each([
  ['whose process has gone', 0],
  ['in which a start was killed while it took the place of the one before', 1],
])(
  'of many starts at once in a folder %s, each time exactly one goes on',
  async (_, killed) => {
    const { kill } = await holder();
    const left = JSON.parse(await readFile(lock(), 'utf8'));
    await kill();
    const starters = await Promise.all(Array.from({ length: STARTERS }, starter));
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const text = JSON.stringify({ ...left, id: `round ${round}` });
        await writeFile(lock(), text);
        const after = `in-use.after-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
        if (killed) await writeFile(join(folder, after), JSON.stringify({ ...left, id: `killed ${round}` }));
        const at = Date.now() + 10;
        const said = await Promise.all(starters.map(({ ask }) => ask({ folder, at })));
        expect(said.toSorted(), `round ${round}`).toEqual(['holds', ...Array(STARTERS - 1).fill('refused')]);
        await Promise.all(starters.map(({ ask }) => ask({ folder: null })));
        expect(await readdir(folder), 'nothing is left').toEqual([]);
      }
    } finally {
      await Promise.all(starters.map(({ end }) => end()));
    }
  },
  600_000,
);
