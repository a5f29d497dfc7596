import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from './find-browser.ts';
import { findInstalled } from './installed.ts';
import { launchBrowser } from './launch.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-browser-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a CHROMIUM_PATH that is no program is one clear sentence', async () => {
  await expect(findBrowser({ chromiumPath: '/nowhere/chromium', dataDir })).rejects.toThrow(
    'CHROMIUM_PATH names /nowhere/chromium, which is not a program.',
  );
});

test('nothing is found where nothing is installed', () => {
  expect(findInstalled({ platform: 'win32', env: { PROGRAMFILES: '/nowhere' } })).toBeNull();
});

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the browser that comes with the installation', () => {
  test('is unpacked once into our own folder and prints', { timeout: 60_000 }, async () => {
    // Two processes at once: one folder, no rest of the other.
    const [program] = await Promise.all([1, 2].map(() => findBrowser({ chromiumPath: 'bundled', dataDir })));
    if (!program) throw new Error('no program');
    expect(program.source).toBe('bundled');
    expect(await readdir(join(dataDir, 'chromium'))).toHaveLength(1);
    // As on a system without libnss3: with the libraries that came along.
    const lib = join(dataDir, 'chromium', (await readdir(join(dataDir, 'chromium')))[0] ?? '', 'al2023/lib');
    for (const env of [program.env, { ...program.env, LD_LIBRARY_PATH: lib }]) {
      const browser = await launchBrowser({ ...program, env });
      try {
        const page = await browser.newPage();
        await page.setContent('<html lang="de"><title>Prüfung</title><h1>Überschrift</h1></html>');
        const pdf = await page.pdf({ tagged: true, outline: true });
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      } finally {
        await browser.close();
      }
    }
  });
});
