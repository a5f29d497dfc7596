// The two builds there are: the web app (Vite) and the CMS (Next). Each only when what it is made of changed.
import path from 'node:path';
import { alone } from './alone.mjs';
import { hashOf, packagesOf, unlessDone } from './inputs.mjs';
import { childEnvironment, node24, root, run } from './run.mjs';

const SHARED = ['package-lock.json', 'tsconfig.base.json'];
const BUILDS = {
  web: {
    folder: 'apps/web',
    output: 'apps/web/dist',
    command: ['node_modules/vite/bin/vite.js', 'build', 'apps/web'],
  },
  cms: {
    folder: 'apps/cms',
    output: 'apps/cms/.next',
    command: ['node_modules/next/dist/bin/next', 'build', 'apps/cms'],
  },
};

/** Builds `web` or `cms` if its inputs changed; answers a word about it. */
export async function build(name) {
  const { folder, output, command } = BUILDS[name];
  const inputs = [...SHARED, ...packagesOf(root, folder), folder];
  // Two starts at once must not build into one folder.
  const done = await alone(path.join(root, 'node_modules', `.vitrine-build-${name}`), () =>
    unlessDone(path.join(root, output, '.vitrine-built'), hashOf(root, inputs), () =>
      run(node24(), command, {
        env: childEnvironment({ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }),
      }),
    ),
  );
  return done ? 'built' : 'unchanged';
}
