import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { startInstance } from '../../../scripts/lib/instance.ts';
import type { Row } from '../report.ts';

const MB = 1_000_000;
const INSTALLER_MB = 25;
const IDLE_MB = 350;
const START_SECONDS = 2.5;
const PAGE = 1.1;

const execute = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const desktop = join(root, 'apps/desktop');
const measured = z.object({ startSeconds: z.number(), idleBytes: z.number(), onlineMs: z.number(), offlineMs: z.number() });

/** A row against a limit. */
const limited = (what: string, unit: string, ours: number, limit: number): Row => ({
  what,
  unit,
  ours,
  peer: limit,
  against: 'the limit',
  ratio: ours / limit,
  bound: { atMost: 1 },
});

/** The largest of the installers that `npm run bundle` wrote, bytes. */
async function largestInstaller(bundles: string): Promise<number> {
  const sizes = await Promise.all(
    ['deb', 'rpm'].map(async (kind) => {
      const [name = ''] = (await readdir(join(bundles, kind))).filter((file) => file.endsWith(`.${kind}`));
      return (await stat(join(bundles, kind, name))).size;
    }),
  );
  return Math.max(...sizes);
}

/** The app as it is installed: its size, and its window under Xvfb beside an instance of its own. None where it cannot be driven. */
export async function measureInstalled(target: string): Promise<Row[]> {
  const env = { ...process.env, CARGO_TARGET_DIR: target };
  const lacking = await Promise.all(
    ['xvfb-run', 'dbus-run-session', 'WebKitWebDriver'].map((program) =>
      execute(program, ['--version']).then(
        () => null,
        (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? program : null),
      ),
    ),
  );
  if (lacking.some(Boolean)) {
    console.log(`SKIPPED  offline: the window (there is no ${lacking.filter(Boolean).join(', no ')}; docs/desktop.md)`);
    return [];
  }
  await execute('npm', ['run', 'bundle', '--', '--bundles', 'deb,rpm'], { cwd: desktop, env, maxBuffer: 2 ** 26 });
  const { url, stop } = await startInstance({ show: false });
  const { stdout } = await execute(
    'xvfb-run',
    ['-a', 'dbus-run-session', '--', process.execPath, join(import.meta.dirname, 'window.ts')],
    {
      env: { ...env, VITRINE_URL: url, VITRINE_DESKTOP: join(target, 'release/vitrine') },
      maxBuffer: 2 ** 26,
    },
  ).finally(stop);
  const { startSeconds, idleBytes, onlineMs, offlineMs } = measured.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  return [
    {
      what: 'product page in offline mode, median',
      unit: 'ms',
      ours: offlineMs,
      peer: onlineMs,
      against: 'online, from a warm server',
      ratio: offlineMs / onlineMs,
      bound: { atMost: PAGE },
    },
    limited('largest installer, deb and rpm', 'MB', (await largestInstaller(join(target, 'release/bundle'))) / MB, INSTALLER_MB),
    limited('memory of all processes (PSS), idle', 'MB', idleBytes / MB, IDLE_MB),
    limited('start to the first page', 's', startSeconds, START_SECONDS),
  ];
}
