import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bundlerArguments } from '../release-command.ts';

const FOLDER = path.resolve(import.meta.dirname, '..');
const ROOT = path.resolve(FOLDER, '../..');
/** `npm test` has bundled the unoptimised program that it drives; `npm run test:long` bundles the optimised one. */
const IS_LONG = Boolean(process.env.VITRINE_TEST_LONG);
const TARGET = process.env.CARGO_TARGET_DIR ?? path.join(FOLDER, 'target');
const BUNDLES = path.join(TARGET, IS_LONG ? 'release' : 'debug', 'bundle');
const BUILD_MS = 1_800_000;
const MOST_BYTES = 25_000_000;
const PNG = '89504e470d0a1a0a';

const run = (program: string, args: readonly string[], more: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) =>
  execFileSync(program, args, { maxBuffer: 2 ** 28, stdio: ['pipe', 'pipe', 'inherit'], ...more });
const text = (program: string, ...args: string[]) => run(program, args).toString().trim();
const isHere = (program: string) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
};

const missing = ['dpkg-deb', 'rpm', 'rpm2cpio', 'cpio', 'desktop-file-validate'].filter((program) => !isHere(program));
const why = missing.length > 0 ? ` (skipped: there is no ${missing.join(', no ')})` : '';
if (why) console.log(`SKIPPED  the installers${why}`);

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')));
const scratch = mkdtempSync(path.join(os.tmpdir(), 'vitrine-installers-'));
const installed = { deb: path.join(scratch, 'deb'), rpm: path.join(scratch, 'rpm') };
const installer = (kind: keyof typeof installed) => {
  const found = readdirSync(path.join(BUNDLES, kind)).filter((name) => name.endsWith(`.${kind}`) && name.includes(version));
  expect(found, kind).toHaveLength(1);
  return path.join(BUNDLES, kind, found[0] ?? '');
};

describe.skipIf(missing.length > 0)(`the installers${why}`, () => {
  beforeAll(() => {
    if (IS_LONG) run('npm', ['run', 'bundle', '--', '--bundles', 'deb,rpm'], { cwd: FOLDER });
    for (const folder of Object.values(installed)) mkdirSync(folder);
    run('dpkg-deb', ['-x', installer('deb'), installed.deb]);
    // Debian's rpm2cpio answers 1 also when it wrote everything: cpio is the one that says whether all came.
    run('sh', ['-c', 'rpm2cpio "$0" | cpio --extract --make-directories --quiet', installer('rpm')], { cwd: installed.rpm });
  }, BUILD_MS);
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  test('both have name, version, licence and what the app needs of the system, and are small', () => {
    const deb = text('dpkg-deb', '--field', installer('deb'));
    expect(deb).toMatch(/^Package: vitrine$/m);
    expect(deb).toMatch(new RegExp(`^Version: ${version}$`, 'm'));
    expect(deb).toMatch(/^Depends: .*libwebkit2gtk-4\.1-0/m);
    expect(text('rpm', '-qp', '--queryformat', '%{NAME} %{VERSION} %{LICENSE}', installer('rpm'))).toBe(`vitrine ${version} MIT`);
    expect(text('rpm', '-qp', '--requires', installer('rpm'))).toMatch(/webkit2gtk/);
    // Without them no video plays: the first is Debian's, then come Fedora's and openSUSE's.
    expect(deb).toMatch(/^Depends: .*gstreamer1\.0-plugins-good.*gstreamer1\.0-libav/m);
    const recommended = text('rpm', '-qp', '--recommends', installer('rpm'));
    for (const plugins of ['gstreamer1-plugins-good', 'gstreamer-plugins-good'])
      expect(recommended.split('\n')).toContain(plugins);
    for (const kind of ['deb', 'rpm'] as const) expect(statSync(installer(kind)).size, kind).toBeLessThan(MOST_BYTES);
  });

  test.each(['deb', 'rpm'] as const)('%s puts program, menu entry, icons and licences in their places', (kind) => {
    const root = installed[kind];
    const at = (...parts: string[]) => path.join(root, ...parts);
    const program = at('usr/bin/vitrine');
    expect(statSync(program).mode & 0o777).toBe(0o755);
    expect(text('ldd', program)).not.toContain('not found');

    const entries = readdirSync(at('usr/share/applications'));
    expect(entries).toHaveLength(1);
    const entry = at('usr/share/applications', entries[0] ?? '');
    run('desktop-file-validate', [entry]);
    const words = readFileSync(entry, 'utf8');
    expect(words).toMatch(/^Exec=vitrine %u$/m);
    expect(words).toMatch(/^Icon=vitrine$/m);
    expect(words).toMatch(/^MimeType=(?:.*;)?x-scheme-handler\/vitrine;?/m);

    for (const size of ['32x32', '128x128', '256x256@2']) {
      const icon = readFileSync(at('usr/share/icons/hicolor', size, 'apps/vitrine.png'));
      const pixels = size.startsWith('256') ? 256 : Number(size.split('x')[0]);
      expect(icon.subarray(0, 8).toString('hex'), size).toBe(PNG);
      expect([icon.readUInt32BE(16), icon.readUInt32BE(20)], size).toEqual([pixels, pixels]);
    }
    const licences = readFileSync(at('usr/lib/Vitrine/THIRD-PARTY.txt'), 'utf8');
    for (const part of ['tauri', 'react', 'MIT']) expect(licences).toContain(part);
  });

  test('the workflow of releases signs them for updates', () => {
    const target = path.join(scratch, 'target');
    const key = path.join(scratch, 'update-key');
    const tauri = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
      run('npx', ['--no-install', 'tauri', ...args], { cwd: FOLDER, env: { ...process.env, ...env, CI: 'true' } });
    tauri(['signer', 'generate', '--password', 'of-the-test', '--write-keys', key]);
    mkdirSync(path.join(target, 'release'), { recursive: true });
    // Any program: what is tried is what becomes of its package.
    copyFileSync('/bin/true', path.join(target, 'release/vitrine'));
    const given = bundlerArguments('deb', { VITRINE_UPDATE_KEY: readFileSync(`${key}.pub`, 'utf8').trim() });
    const config = ['--config', 'src-tauri/tauri.release.conf.json'];
    tauri(['bundle', '--no-binary-patching', ...config, ...given], {
      CARGO_TARGET_DIR: target,
      TAURI_SIGNING_PRIVATE_KEY: readFileSync(key, 'utf8'),
      TAURI_SIGNING_PRIVATE_KEY_PASSWORD: 'of-the-test',
    });
    const made = readdirSync(path.join(target, 'release/bundle/deb'));
    expect(made.filter((name) => name.includes(version) && name.endsWith('.deb.sig'))).toHaveLength(1);
  });
});
