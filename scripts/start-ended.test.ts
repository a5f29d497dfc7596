import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { freePorts, processesOf, root, run, startTests } from './lib/start-tests.ts';

const { temporary, start } = startTests();

test.each([
  ['an error that nothing catches', "throw new Error('a fault that was planted')"],
  ['a promise that nothing waits for', "Promise.reject(new Error('a fault that was planted'))"],
])(
  '%s ends the start, and PostgreSQL with it',
  async (_, fault) => {
    const [dataDir, folder] = [await temporary(), await temporary()];
    const planted = join(folder, 'fault.mjs');
    await writeFile(
      planted,
      `import { existsSync } from 'node:fs';
     const timer = setInterval(() => {
       if (!existsSync(${JSON.stringify(join(dataDir, 'postgres/postmaster.pid'))})) return;
       clearInterval(timer);
       ${fault};
     }, 20);
     if (!process.argv[1]?.endsWith('scripts/start.mjs')) clearInterval(timer);`,
    );
    const { code, stderr } = await start({
      VITRINE_DATA: dataDir,
      VITRINE_FSYNC: 'off',
      NODE_OPTIONS: `--import=${pathToFileURL(planted).href}`,
    });
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('This start ends by a fault of its own: Error: a fault that was planted'),
    ]);
    expect(await processesOf(dataDir)).toEqual([]);
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  },
  120_000,
);

const told = (child: ChildProcess) => child.kill('SIGTERM');
const unread = (child: ChildProcess) => child.stdout?.destroy();
const script = [process.execPath, 'scripts/start.mjs'] as const;
test.each([
  ['ended while PostgreSQL starts', script, 'Check folder and ports', told],
  ['ended while the demo is seeded', script, 'Seed demo catalogue …', told],
  ['ended by way of npm', ['npm', 'start'], 'Start PostgreSQL', told],
  ['when its output has no reader any more', script, 'Start PostgreSQL', unread],
] as const)(
  '%s, it leaves no process behind',
  async (_, [program, argument], printed, end) => {
    const dataDir = await temporary();
    const child = spawn(program, [argument], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        VITRINE_INSTALLED: '1',
        VITRINE_FSYNC: 'off',
        VITRINE_DATA: dataDir,
        ...(await freePorts()),
      },
    });
    const ended = new Promise((done) => child.once('exit', done));
    let output = '';
    await new Promise<void>((reached) => {
      child.stdout.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (output.includes(printed)) reached();
      });
      void ended.then(() => reached());
    });
    expect(output).toContain(printed);
    end(child);
    await ended;
    // npm does not wait for what it started.
    if (program === 'npm') await expect.poll(() => processesOf(dataDir), { timeout: 15_000 }).toEqual([]);
    expect((await processesOf(dataDir)).join('\n')).toBe('');
  },
  60_000,
);

test('the end of a start waits for the commands under way, kills one that does not end, and lets none begin', async () => {
  const folder = await temporary();
  const lib = JSON.stringify(pathToFileURL(join(root, 'scripts/lib/run.mjs')).href);
  const listens = join(folder, 'listens');
  const command = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('deaf');
    require('node:fs').writeFileSync(${JSON.stringify(listens)}, '')`;
  const program = `
    import { existsSync } from 'node:fs';
    const { run, endRunning } = await import(${lib});
    const deaf = run(process.execPath, ['-e', ${JSON.stringify(command)}]).catch((error) => error.message.split(' ')[0]);
    while (!existsSync(${JSON.stringify(listens)})) await new Promise((done) => setTimeout(done, 20));
    await endRunning(200);
    console.log(JSON.stringify([await deaf, await run(process.execPath, ['-v']).catch((error) => error.message)]));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program]);
  expect(JSON.parse(stdout)).toEqual(['deaf', 'node is not begun any more: this is ending.']);
  expect((await processesOf(folder)).join('\n')).toBe('');
});
