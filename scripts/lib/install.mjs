// npm ci, when the lock file says something else than what is installed.
import fs from 'node:fs';
import path from 'node:path';
import { hashOf, unlessDone } from './inputs.mjs';
import { root, run } from './run.mjs';

const INPUTS = ['package.json', 'package-lock.json', '.npmrc'];

export async function install() {
  const marker = path.join(root, 'node_modules', '.vitrine-installed');
  const inputs = hashOf(root, INPUTS);
  const done = await unlessDone(marker, inputs, async () => {
    const npm = process.env.npm_execpath;
    // Without npm's own path (script started by hand) the npm on the PATH does.
    const [command, args] =
      npm && fs.existsSync(npm) ? [process.execPath, [npm]] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
    await run(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      env: { ...process.env, NODE_ENV: 'development', npm_config_ignore_scripts: 'false' },
    });
  });
  return done ? 'from the lock file' : 'unchanged';
}
