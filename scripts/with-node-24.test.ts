import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endProcesses } from './lib/left-processes.ts';
import { processesOf } from './lib/start-tests.ts';

/** Node 24 that says it is an older one, to the launcher alone: what that starts does not get this option. */
const OLDER = `--import=data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })",
)}`;

/** Stands for npm: `npm ci` brings Node 24, which leaves a mark on what it runs. */
const NPM = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  if (process.argv[2] !== 'ci') throw new Error('only npm ci is known');
  mkdirSync('node_modules/node/bin', { recursive: true });
  const program = '#!/bin/sh\\nRUN_BY=node_modules exec "' + process.execPath + '" "$@"\\n';
  writeFileSync('node_modules/node/bin/node', program, { mode: 0o755 });`;

/** A script that has something to do for so many milliseconds when it is asked to end, and says each time that it is. */
const endsAfter = (ms: number) => `
  process.on('SIGTERM', () => {
    console.log('is asked to end');
    setTimeout(() => { console.log('has cleaned up'); process.exit(); }, ${ms});
  });
  setInterval(() => {}, 1000);
  console.log('is ready');`;
const ENDED = ['is ready', 'is asked to end', 'has cleaned up', ''].join('\n');

/** A repository of its own, in which nothing is installed. */
let folder = '';
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'vitrine-launcher-')));
  const isProgram = (path: string) => !/\.[^/]*$/.test(path) || path.endsWith('.mjs');
  await cp(join(import.meta.dirname, 'lib'), join(folder, 'scripts/lib'), { recursive: true, filter: isProgram });
  await cp(join(import.meta.dirname, 'with-node-24.mjs'), join(folder, 'scripts/with-node-24.mjs'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'npm.cjs'), NPM);
});
afterEach(async () => {
  await endProcesses(folder, 0);
  await rm(folder, { recursive: true });
});

const target = (source: string) => writeFile(join(folder, 'scripts/target.ts'), source);
const commandLine = (args: string[] = []) => [OLDER, join(folder, 'scripts/with-node-24.mjs'), 'scripts/target.ts', ...args];

function begin(args: string[], more: Record<string, string> = {}) {
  const { VITRINE_INSTALLED: _, ...env } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: tmpdir(),
    env: { ...env, npm_execpath: join(folder, 'npm.cjs'), TMPDIR: folder, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const isReady = once(child.stdout, 'data');
  // Complete when every process that could write has gone.
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  return { child, isReady, printed, ended: once(child, 'exit') };
}

async function launch(args: string[], more?: Record<string, string>) {
  const { printed, ended } = begin(commandLine(args), more);
  const [[code], [stdout, stderr]] = await Promise.all([ended, printed]);
  return { code, stdout, stderr };
}

// Signals and the program that stands for Node 24 are those of Unix.
describe.runIf(process.platform !== 'win32')('started on an older Node, the launcher', () => {
  test('installs Node 24 and runs the script in it, with its arguments', async () => {
    await target(`
      const [first]: string[] = (process.env.PATH ?? '').split(':');
      console.log(JSON.stringify([process.env.RUN_BY, first, process.versions.node, ...process.argv.slice(1)]));`);
    const { code, stdout, stderr } = await launch(['unit', 'two words', '--flag=$HOME']);
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toEqual([
      'node_modules',
      join(folder, 'node_modules/node/bin'),
      process.versions.node,
      join(folder, 'scripts/target.ts'),
      'unit',
      'two words',
      '--flag=$HOME',
    ]);
  });

  test.each([
    ['the exit code of the script', 'process.exit(7)', 7],
    ['1 when the script is killed', "process.kill(process.pid, 'SIGKILL')", 1],
  ])('ends with %s and adds nothing to what it printed', async (_, end, code) => {
    await target(`console.error('why'); ${end};`);
    expect(await launch([])).toEqual({ code, stdout: '', stderr: 'why\n' });
  });

  test('ends with what npm said when the installation fails', async () => {
    await target("console.log('has run')");
    await writeFile(join(folder, 'npm.cjs'), "console.error('no network'); process.exit(3)");
    expect(await launch([])).toEqual({ code: 1, stdout: '', stderr: 'no network\n' });
  });

  test('installs nothing within a run that has done so, and says that Node 24 is missing', async () => {
    await target("console.log('has run')");
    const { code, stdout, stderr } = await launch([], { VITRINE_INSTALLED: '1' });
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^Node 24 is missing from node_modules: .*\n$/)]);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends the script at %s and waits until it has ended', async (signal) => {
    await target(endsAfter(300));
    const { child, isReady, printed, ended } = begin(commandLine());
    await isReady;
    child.kill(signal);
    expect(await ended).toEqual([130, null]);
    expect(await processesOf(folder)).toEqual([]);
    expect(await printed).toEqual([ENDED, '']);
  });

  test('ends an installation that is interrupted, and the script does not run', async () => {
    await target("console.log('has run')");
    await writeFile(join(folder, 'npm.cjs'), 'setInterval(() => {}, 1000)');
    const { child, printed, ended } = begin(commandLine());
    await expect.poll(async () => (await processesOf(folder)).join('\n')).toContain('npm.cjs ci ');
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(await processesOf(folder)).toEqual([]);
    expect(await printed).toEqual(['', '']);
  });

  test('asks the script once to end when npm, which started the launcher, has gone', async () => {
    // Longer than the launcher needs to look for npm again.
    await target(endsAfter(1500));
    const starter = `require('node:child_process').spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' })`;
    const { child, isReady, printed } = begin(['-e', starter, '--', ...commandLine()], { npm_lifecycle_event: 'test' });
    await isReady;
    child.kill('SIGKILL');
    expect(await printed).toEqual([ENDED, '']);
  });
});
