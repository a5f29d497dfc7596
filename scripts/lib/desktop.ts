// Tests of the desktop app (apps/desktop): its Rust side, and journeys in its window. Only here is Rust needed.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Instance } from './instance.ts';
import { type Counted, sumOf } from './reports.ts';
import { childEnvironment, root, run } from './run.mjs';
import { runVitest } from './run-vitest.ts';

const FOLDER = path.join(root, 'apps', 'desktop');
/** Outside of what other checks look at; CI may name a folder that outlives the run. */
const target = () => process.env.CARGO_TARGET_DIR ?? path.join(FOLDER, 'target');

/** True when a program can be started. */
export function has(program: string) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}

/** What a machine lacks for the tests of the app; they are for Linux, whose window can be driven without a screen. */
function missing() {
  if (process.platform !== 'linux') return 'it is driven on Linux only';
  const programs = ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session', 'dbus-daemon', 'xdotool'].filter(
    (program) => !has(program),
  );
  return programs.length > 0 ? `there is no ${programs.join(', no ')} (docs/desktop.md)` : null;
}

/** Runs cargo; answers the end of what it printed. */
const cargo = (command: string, ...args: string[]) =>
  run('cargo', [command, '--locked', ...args], { cwd: FOLDER, env: childEnvironment({ CARGO_TARGET_DIR: target() }) });

/** Builds the app without optimisation and puts it into the installers of Debian and Red Hat; answers its program. */
async function bundle() {
  const options = ['--debug', '--bundles', 'deb,rpm', '--', '--locked'];
  // Tauri reads CI too, and takes no other word for it.
  const env = childEnvironment({ CARGO_TARGET_DIR: target(), CI: 'true' });
  await run('npm', ['run', 'bundle', '--', ...options], { cwd: FOLDER, env });
  return path.join(target(), 'debug', 'vitrine');
}

/** Counts what `cargo test` printed; throws when a test failed. */
async function rustTests() {
  const output = await cargo('test', '--workspace', '--', '--show-output');
  const counted = [...output.matchAll(/^test result: ok\. (\d+) passed/gm)].map(([, count]) => Number(count));
  const passed = counted.reduce((sum, count) => sum + count, 0);
  console.log(`  ok      ${passed} tests of the Rust side`);
  return { passed, failed: 0, skipped: [...output.matchAll(/^SKIPPED {2}(.*)$/gm)].map(([, what = '']) => what) };
}

/** Drives the window of the built app with these settings, in a screen and a message bus of its own. */
const drive = (env: Record<string, string>, report: string) =>
  runVitest({ report, cwd: FOLDER, through: ['xvfb-run', '-a', 'dbus-run-session', '--'], env });

/** Builds the app and drives its window against `instance`. `isLong`: only what needs many tries. */
export async function desktopTests({
  instance,
  scratch,
  isLong,
}: {
  instance: () => Promise<Instance>;
  scratch: string;
  isLong: boolean;
}): Promise<Partial<Counted>> {
  // Rust is for this part alone: who has none can work on everything else.
  if (!has('cargo')) return { notHere: ['the desktop app: there is no Rust (https://rustup.rs)'] };
  const lacking = missing();
  if (lacking) return { skipped: [`the desktop app: ${lacking}`] };
  const { VITRINE_TEST_APP_KILLS: kills = '200', VITRINE_TEST_APPS: apps = '2' } = process.env;
  const many = { VITRINE_TEST_LONG: '1', VITRINE_TEST_KILLS: kills, VITRINE_TEST_APPS: apps };
  const inLanguage = (language: string) => ({ VITRINE_TEST_LONG: '1', VITRINE_TEST_LANGUAGE: language });
  const runs: Record<string, string>[] = isLong ? [many, inLanguage('de'), inLanguage('en')] : [{}];
  // The store dies in a moment; the app takes seconds for each start.
  if (isLong) process.env.VITRINE_TEST_KILLS = '200';
  const rust = await rustTests();
  const program = await bundle();
  const { url, dataDir } = await instance();
  const env = { VITRINE_URL: url, VITRINE_DATA: dataDir, VITRINE_DESKTOP: program, CARGO_TARGET_DIR: target() };
  const counted: Parameters<typeof sumOf>[0] = [rust];
  for (const [at, settings] of runs.entries()) {
    counted.push(await drive({ ...env, ...settings }, path.join(scratch, `desktop-${at}`)));
  }
  return sumOf(counted);
}
