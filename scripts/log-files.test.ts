import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rotateLogs } from './lib/log-files.mjs';

const DAY = 24 * 3600 * 1000;
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-logs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const names = async () => (await readdir(folder)).sort();
const read = async (name: string) => readFile(join(folder, name), 'utf8');

test('a log is put aside each day and removed after thirty; its writer goes on', async () => {
  const start = Date.now();
  const log = createWriteStream(join(folder, 'api.log'), { flags: 'a' });
  const write = (text: string) => new Promise((done) => log.write(text, done));
  await write('first\n');
  rotateLogs(folder, start + DAY / 2);
  expect(await names()).toEqual(['api.log']);

  rotateLogs(folder, start + DAY + 60_000);
  await write('second\n');
  const [aside = '', current = ''] = await names();
  expect([current, await read(current), await read(aside)]).toEqual(['api.log', 'second\n', 'first\n']);

  rotateLogs(folder, start + 1.5 * DAY);
  expect(await names()).toHaveLength(2);
  rotateLogs(folder, start + 2.5 * DAY);
  expect(await names()).toHaveLength(3);
  // The first is a month old now, the second is not.
  rotateLogs(folder, start + 31.1 * DAY);
  expect(await names()).toHaveLength(2);
  expect(await names()).not.toContain(aside);
  log.end();
});

test('a log that grows fast is put aside before its day is over, and the oldest go beyond what a service may keep', async () => {
  const limits = { fileBytes: 100, serviceBytes: 350 };
  const start = Date.now();
  const log = join(folder, 'cms.log');
  await writeFile(log, 'x'.repeat(99));
  rotateLogs(folder, start, limits);
  expect(await names()).toEqual(['cms.log']);
  for (let second = 1; second <= 20; second++) {
    await writeFile(log, String(second).padStart(120));
    rotateLogs(folder, start + second * 1000, limits);
    const files = await Promise.all((await names()).map(read));
    expect(files.join('').length).toBeLessThanOrEqual(limits.serviceBytes + limits.fileBytes);
  }
  expect(await read('cms.log')).toBe('');
  expect(await Promise.all((await names()).map(read)), 'the newest stay').toContain('20'.padStart(120));
  expect(await Promise.all((await names()).map(read))).not.toContain('1'.padStart(120));
});

test('what is no log of ours stays as it is', async () => {
  await writeFile(join(folder, 'notes.txt'), 'mine');
  await writeFile(join(folder, 'api.old.log'), 'mine');
  rotateLogs(folder, Date.now() + 100 * DAY);
  expect(await names()).toEqual(['api.old.log', 'notes.txt']);
});
