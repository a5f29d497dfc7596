// npm ci, when the lock file says something else than what is installed.
import fs from 'node:fs';
import path from 'node:path';
import { hashOf, unlessDone } from './inputs.mjs';
import { root, run } from './run.mjs';

const INPUTS = ['package.json', 'package-lock.json', '.npmrc'];

/** Command and first arguments of npm: the one that runs this, else (a script started by hand) the one on the PATH. */
export function npm() {
  const own = process.env.npm_execpath;
  if (own && fs.existsSync(own)) return [process.execPath, [own]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

export async function install() {
  const marker = path.join(root, 'node_modules', '.vitrine-installed');
  const inputs = hashOf(root, INPUTS);
  const done = await unlessDone(marker, inputs, async () => {
    const [command, args] = npm();
    await run(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      env: { ...process.env, NODE_ENV: 'development', npm_config_ignore_scripts: 'false' },
    });
  });
  return done ? 'from the lock file' : 'unchanged';
}
