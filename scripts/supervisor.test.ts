import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askByMessage, askOverHttp } from './lib/questions.mjs';
import { supervise } from './lib/supervisor.mjs';
import { freePort } from './postgres.mjs';

const QUESTIONS = { everyMs: 20, withinMs: 2000, misses: 2 };
let folder = '';
const undo: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-supervised-'));
});
afterEach(async () => {
  for (const work of undo.splice(0).reverse()) await work();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** A supervisor with services that are short programs; what it printed. */
function begin(settings: Partial<Parameters<typeof supervise>[0]> = {}) {
  const printed: string[] = [];
  const spy = vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
  const logs = join(folder, 'logs');
  const supervisor = supervise({
    logs,
    env: process.env,
    node: process.execPath,
    questions: QUESTIONS,
    reportMs: 20,
    ...settings,
  });
  undo.push(async () => {
    await supervisor.stop();
    spy.mockRestore();
  });
  async function start(name: string, program: string, options: Parameters<typeof supervisor.start>[3]) {
    const file = join(folder, `${name}.mjs`);
    await writeFile(
      file,
      `import fs from 'node:fs'; const again = fs.existsSync('${name}'); fs.writeFileSync('${name}', '');\n${program}`,
    );
    return await supervisor.start(name, [file], folder, options);
  }
  return { printed, start, supervisor };
}

/** What a service wrote; empty before that. */
const written = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '');

const ENDS_ITSELF = "process.on('disconnect', () => process.exit());";
const HANG = 'for (;;);';

test('a worker whose event loop hangs is ended, with what it started, and starts again', async () => {
  const { printed, start } = begin();
  await start(
    'worker',
    `${ENDS_ITSELF}
     process.on('message', () => process.send({ type: 'pong' }));
     if (again) fs.writeFileSync('works', 'yes');
     process.send({ type: 'ready' }, () => { if (!again) ${HANG} });`,
    { ask: askByMessage },
  );
  await expect.poll(() => written('works'), { timeout: 60_000 }).toBe('yes');
  expect(printed).toEqual([
    expect.stringMatching(/^ {2}worker did not answer any more and was ended; it starts again in 0\.5 s\. Its log: /),
  ]);
});

test('a service that lives but answers no HTTP is ended and starts again', async () => {
  const port = await freePort();
  const { printed, start } = begin();
  await start(
    'cms',
    `${ENDS_ITSELF}
     import { createServer } from 'node:http';
     const server = createServer((request, response) => {
       if (!again) return;
       fs.writeFileSync('asked', request.headers['x-token']);
       response.end('ok');
     });
     server.listen(${port}, '127.0.0.1', () => process.send({ type: 'ready' }));`,
    { ask: askOverHttp(`http://127.0.0.1:${port}/health`, { 'x-token': 'of this instance' }) },
  );
  await expect.poll(() => written('asked'), { timeout: 60_000 }).toBe('of this instance');
  expect(printed).toEqual([expect.stringContaining('cms did not answer any more')]);
});

test('a restart that hangs before it is ready is ended too, and the next one works', async () => {
  const { printed, start } = begin({ readyAgain: { everyMs: 20, looks: 100 } });
  await start(
    'worker',
    `${ENDS_ITSELF}
     process.on('message', () => process.send({ type: 'pong' }));
     const third = fs.existsSync('hung');
     if (third) fs.writeFileSync('works', 'yes');
     if (again && !third) { fs.writeFileSync('hung', ''); ${HANG} }
     process.send({ type: 'ready' }, () => { if (!again) process.exit(3); });`,
    { ask: askByMessage },
  );
  await expect.poll(() => written('works'), { timeout: 60_000 }).toBe('yes');
  expect(printed.slice(0, 2)).toEqual([
    expect.stringContaining('worker ended (3)'),
    expect.stringContaining('worker did not answer any more'),
  ]);
});

test('what was not answered while the machine slept ends nothing', async () => {
  let hours = 0;
  let sleeps = true;
  let asked = 0;
  const { printed, start } = begin({ now: () => (sleeps ? hours++ : hours) * 3_600_000 });
  const ask = async () => {
    asked += 1;
    throw new Error('no answer');
  };
  await start('worker', `${ENDS_ITSELF} process.send({ type: 'ready' });`, { ask });
  await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThan(2 * QUESTIONS.misses);
  expect(printed).toEqual([]);
  sleeps = false;
  await expect.poll(() => printed.length, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(printed[0]).toContain('worker did not answer any more');
});

test('a service that answers is left alone; the API hears of the others and of its own restarts', async () => {
  const { printed, start } = begin();
  await start(
    'worker',
    `${ENDS_ITSELF} process.send({ type: 'ready' }); process.send({ type: 'metrics', metrics: ['one'] });`,
    {},
  );
  await start(
    'api',
    `${ENDS_ITSELF}
     process.on('message', (message) => {
       if (message.type === 'services' && message.services.worker.metrics) fs.writeFileSync('told', JSON.stringify(message.services));
     });
     process.send({ type: 'ready' }, () => { if (!again) process.exit(3); });`,
    { maxPauseMs: 100 },
  );
  const told = { worker: { restarts: 0, metrics: ['one'] }, api: { restarts: 1, metrics: null } };
  await expect.poll(() => written('told'), { timeout: 60_000 }).toBe(JSON.stringify(told));
  expect(printed, 'a short pause for the API').toEqual([expect.stringContaining('api ended (3); it starts again in 0.1 s')]);
});

test('a service that waits for its next start begins at once when the database is back, and its pause has not grown', async () => {
  const HOUR_MS = 3_600_000;
  const { printed, start, supervisor } = begin({ restartMinMs: HOUR_MS });
  await start(
    'worker',
    `${ENDS_ITSELF}
     fs.appendFileSync('starts', '.');
     process.send({ type: 'ready' }, () => process.exit(3));`,
    { maxPauseMs: 100 * HOUR_MS },
  );
  for (const starts of [1, 2, 3]) {
    await expect.poll(() => printed.length, { timeout: 60_000 }).toBe(starts);
    expect(await written('starts')).toBe('.'.repeat(starts));
    expect(printed.at(-1)).toContain('worker ended (3); it starts again in 3600.0 s.');
    supervisor.resume();
  }
  await expect.poll(() => written('starts'), { timeout: 60_000 }).toBe('....');
});

/** A service that is up when its file says so, and ends when that is taken away. */
const UNTIL_TOLD = `${ENDS_ITSELF}
  fs.appendFileSync('starts', '.');
  fs.writeFileSync('go', '');
  process.send({ type: 'ready' });
  setInterval(() => fs.existsSync('go') || process.exit(3), 20);`;

test('a service that cannot be begun, as its program is being exchanged, is tried again until it can', async () => {
  const node = join(folder, 'node');
  await symlink(process.execPath, node);
  const { printed, start, supervisor } = begin({ node, restartMinMs: 20 });
  await start('worker', UNTIL_TOLD, { maxPauseMs: 20 });
  await rm(node);
  await rm(join(folder, 'go'));
  await expect.poll(() => printed.join('\n'), { timeout: 60_000 }).toContain('worker ended (ENOENT); it starts again');
  await symlink(process.execPath, node);
  await expect.poll(() => written('starts'), { timeout: 60_000 }).toBe('..');
  await rm(node);
  await rm(join(folder, 'go'));
  await expect.poll(() => printed.at(-1), { timeout: 60_000 }).toContain('worker ended (ENOENT)');
  await supervisor.stop();
});

test('a service whose log cannot be written is started without it', async () => {
  const { printed, start } = begin({ restartMinMs: 20 });
  await start('worker', UNTIL_TOLD, { maxPauseMs: 20 });
  await rm(join(folder, 'logs'), { recursive: true });
  await writeFile(join(folder, 'logs'), 'no folder');
  await rm(join(folder, 'go'));
  await expect.poll(() => written('starts'), { timeout: 60_000 }).toBe('..');
  expect(printed).toContainEqual(expect.stringMatching(/^ {2}The log of worker cannot be written: E/));
  await rm(join(folder, 'logs'));
  await rm(join(folder, 'go'));
  await expect.poll(() => written('starts'), { timeout: 60_000 }).toBe('...');
  await expect.poll(() => written('logs/worker.log'), { timeout: 60_000 }).toBe('');
});

test('a service that is killed before it was ever ready is started again, and given up after some times', async () => {
  const { printed, start } = begin({ restartMinMs: 10 });
  await start(
    'api',
    `${ENDS_ITSELF}
     if (!again) process.kill(process.pid, 'SIGKILL');
     process.send({ type: 'ready' });`,
    {},
  );
  expect(printed).toEqual([expect.stringMatching(/^ {2}api ended \(SIGKILL\); it starts again in /)]);
  await expect(start('cms', "process.kill(process.pid, 'SIGKILL');", {})).rejects.toThrow('cms could not start (SIGKILL)');
  expect(printed).toHaveLength(3);
  await expect(start('worker', 'process.exit(4);', {})).rejects.toThrow('worker could not start (exit code 4)');
  expect(printed).toHaveLength(3);
});

test('a first start that fails or hangs is reported and tried again where the others work without it', async () => {
  const { start } = begin({ restartMinMs: 10 });
  const { start: startHanging } = begin({ restartMinMs: 10, readyFirst: { everyMs: 20, looks: 250 } });
  const works = (name: string, first: string) =>
    `${ENDS_ITSELF}
     process.on('message', () => process.send({ type: 'pong' }));
     if (!again) { ${first} }
     fs.writeFileSync('${name} works', 'yes');
     process.send({ type: 'ready' });`;
  const [failed, hung] = await Promise.all([
    start('cms', works('cms', 'process.exit(4);'), { ask: askByMessage, isNeeded: false }),
    startHanging('worker', works('worker', HANG), { ask: askByMessage, isNeeded: false }),
  ]);
  expect(failed).toContain('cms could not start (exit code 4)');
  expect(hung).toContain('worker could not start (no answer)');
  for (const name of ['cms', 'worker']) await expect.poll(() => written(`${name} works`), { timeout: 60_000 }).toBe('yes');
});
