import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { BrowserMissingError, type BrowserProgram } from './program.ts';

const run = promisify(execFile);

async function bundledVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const text = await readFile(resolve(dirname(entry), '../package.json'), 'utf8');
  return /"version":\s*"([^"]+)"/.exec(text)?.[1] ?? 'unknown';
}

/** Its own fonts.conf names a folder of AWS Lambda; ours names the folder it lies in. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`;
}

/** Unpacking takes seconds: what is an hour old is of a process that was killed. */
const STALE_MS = 3_600_000;

async function removeStale(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > STALE_MS) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Unpacks into a folder with a temporary name and renames it: it is there whole or not at all. */
async function unpack(target: string): Promise<void> {
  const staging = `${target}.${randomUUID()}.part`;
  await mkdir(staging, { recursive: true });
  await removeStale(dirname(target)).catch(() => {});
  try {
    await run(process.execPath, [join(import.meta.dirname, 'unpack-bundled.ts')], {
      // The name AWS gives its Node runtimes makes it unpack the libraries too (libnss3 and what it needs).
      env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    await writeFile(join(staging, 'fonts', 'fonts.conf'), fontsConf(join(target, 'fonts')));
    await rename(staging, target);
  } catch (error) {
    // Another process was faster: its folder is as good.
    if (!(await exists(join(target, 'chromium')))) throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const starts = (path: string, env: NodeJS.ProcessEnv) =>
  run(path, ['--version'], { env, timeout: 20_000 }).then(
    () => true,
    () => false,
  );

/**
 * The Chromium inside `@sparticuz/chromium`, unpacked below `folder` once for each version. Libraries that the system
 * lacks (libnss3) are given to this program alone. Throws BrowserMissingError where it cannot run.
 */
export async function bundledBrowser(folder: string, env: NodeJS.ProcessEnv = process.env): Promise<BrowserProgram> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new BrowserMissingError('No browser was found: install Chrome, Edge or Chromium, or set CHROMIUM_PATH.');
  }
  const target = join(folder, await bundledVersion());
  const executablePath = join(target, 'chromium');
  if (!(await exists(executablePath))) await unpack(target);
  const fonts: Record<string, string> = (await exists('/etc/fonts/fonts.conf')) ? {} : { FONTCONFIG_PATH: join(target, 'fonts') };
  const libraries = [join(target, 'al2023/lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  for (const extra of [fonts, { ...fonts, LD_LIBRARY_PATH: libraries }]) {
    if (await starts(executablePath, { ...env, ...extra })) return { executablePath, env: extra, source: 'bundled' };
  }
  throw new BrowserMissingError(
    'The browser that came with the installation does not start on this system: install Chromium or set CHROMIUM_PATH.',
  );
}
