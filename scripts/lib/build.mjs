// The two builds there are: the web app (Vite) and the CMS (Next). Each only when what it is made of changed.
import fs from 'node:fs';
import path from 'node:path';
import { hashOf, unlessDone } from './inputs.mjs';
import { childEnvironment, node24, root, run } from './run.mjs';

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'packages/contract'];
const BUILDS = {
  web: {
    inputs: [...SHARED, 'packages/ui', 'apps/web'],
    output: 'apps/web/dist',
    command: ['node_modules/vite/bin/vite.js', 'build', 'apps/web'],
  },
  cms: {
    inputs: [...SHARED, 'packages/server', 'packages/jobs', 'packages/content-model', 'apps/cms'],
    output: 'apps/cms/.next',
    command: ['node_modules/next/dist/bin/next', 'build', 'apps/cms'],
  },
};

/** Two starts at once must not build into one folder: the second waits for the first. */
async function alone(folder, work) {
  const lock = path.join(root, 'node_modules', `.vitrine-build-${folder}`);
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const owner = Number(fs.readFileSync(lock, 'utf8') || 0);
      if (!alive(owner)) fs.rmSync(lock, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  try {
    return await work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return pid > 0;
  } catch {
    return false;
  }
}

/** Builds `web` or `cms` if its inputs changed; answers a word about it. */
export async function build(name) {
  const { inputs, output, command } = BUILDS[name];
  const done = await alone(name, () =>
    unlessDone(path.join(root, output, '.vitrine-built'), hashOf(root, inputs), () =>
      run(node24(), command, {
        env: childEnvironment({ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }),
      }),
    ),
  );
  return done ? 'built' : 'unchanged';
}
